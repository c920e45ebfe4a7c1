import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The installation's own keys for push messages (VAPID), where no settings name some. One row. */
@Entity('push_keys')
export class PushKeysEntity {
  @PrimaryColumn({ type: 'integer', default: 1 })
  id: number;

  /** 65 bytes, base64url. */
  @Column({ type: 'text', name: 'public_key' })
  publicKey: string;

  /** Sealed. */
  @Column({ type: 'text', name: 'private_key' })
  privateKey: string;

  @Column({ type: 'timestamptz', name: 'made_at' })
  madeAt: Date;
}

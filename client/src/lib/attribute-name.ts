import { t } from '@/texts';
import { language } from '@/texts/language';

/**
 * A player attribute's name in the language of the page where it is one that every organization begins with: those are
 * stored in English. Others are the organization's own.
 */
export function attributeName(name: string): string {
  if (language() === 'en') return name;
  if (name === 'Number') return t.players.attribute_number();
  return name === 'Position' ? t.players.attribute_position() : name;
}

import pg from 'pg';

/**
 * A list to which each statement of this process is added: its name, or how it begins.
 * @param own what the product's server sends in place of the driver's own queries, where that is measured
 */
export function countStatements(own) {
  const sent = [];
  for (const { prototype } of own ? [pg.Query, own] : [pg.Query]) {
    const { submit } = prototype;
    prototype.submit = function (connection) {
      sent.push(this.name ?? this.text.replaceAll(/\s+/g, ' ').slice(0, 60));
      return submit.call(this, connection);
    };
  }
  return sent;
}

import pg from 'pg';

/** A list to which each statement of this process is added: its name, or how it begins. */
export function countStatements() {
  const sent = [];
  const { Query } = pg;
  const { submit } = Query.prototype;
  Query.prototype.submit = function (connection) {
    sent.push(this.name ?? this.text.replaceAll(/\s+/g, ' ').slice(0, 60));
    return submit.call(this, connection);
  };
  return sent;
}

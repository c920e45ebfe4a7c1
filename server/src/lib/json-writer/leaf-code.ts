import { type GraphQLLeafType, isEnumType } from 'graphql';

/**
 * The statements that write the variable `name`, which is not null, of a scalar or an enum: as its `serialize` would
 * give it.
 * @param known gives the name of a value that the statements refer to
 */
export function leafCode(type: GraphQLLeafType, name: string, known: (value: unknown) => string): string {
  if (isEnumType(type)) {
    const texts = known(new Map(type.getValues().map((one) => [one.value, Buffer.from(`"${one.name}"`)])));
    return `out.piece(${texts}.get(${name}) ?? unwritable());`;
  }
  switch (type.name) {
    case 'String':
      return `if (typeof ${name} !== 'string') unwritable(); out.string(${name});`;
    case 'ID':
      return `if (typeof ${name} === 'string') out.string(${name});
        else { if (!Number.isInteger(${name})) unwritable(); out.quoted(${name}); }`;
    case 'Int':
      return `if (typeof ${name} !== 'number' || (${name} | 0) !== ${name}) unwritable(); out.number(${name});`;
    case 'Float':
      return `if (!Number.isFinite(${name})) unwritable(); out.number(${name});`;
    case 'Boolean':
      return `out.piece(${name} === true ? TRUE : ${name} === false ? FALSE : unwritable());`;
    default:
      return `out.json(JSON.stringify(${known(type)}.serialize(${name})) ?? unwritable());`;
  }
}

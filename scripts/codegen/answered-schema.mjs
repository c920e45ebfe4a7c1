/**
 * The schema as the client's types see it, for graphql-codegen: what is null only with an error (`@semanticNonNull`) is
 * there, since Apollo Client (by its error policy `none`) gives nobody an answer that has errors.
 */
import { readFile } from 'node:fs/promises';
import { buildSchema, GraphQLNonNull, isObjectType } from 'graphql';

/**
 * A loader of graphql-codegen.
 * @param {string} file the schema in SDL
 */
export default async function answeredSchema(file) {
  const schema = buildSchema(await readFile(file, 'utf8'));
  const mutation = schema.getMutationType();
  if (mutation)
    // It would stand at the arguments of each.
    Object.assign(mutation, { description: null, astNode: { ...mutation.astNode, description: undefined } });
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) ? Object.values(type.getFields()) : [],
  );
  for (const field of fields) {
    if (field.astNode?.directives?.some(({ name }) => name.value === 'semanticNonNull'))
      field.type = new GraphQLNonNull(field.type);
  }
  return schema;
}

import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isInterfaceType,
  isUnionType,
} from 'graphql';
import { escapeHtml } from '../../http/pages/html.js';
import type { Find, PortalPage } from './page.js';
import { permittedInWords } from './permission.js';

const GROUP = 'Reference';
const QUERIES = '/developers/queries';
const MUTATIONS = '/developers/mutations';
const TYPES = '/developers/types';

/** The graph, field by field: a page of queries, one of mutations, one that lists the types, and one for each type. */
export function graphReference(schema: GraphQLSchema): PortalPage[] {
  const types = Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__') && !isRoot(schema, name))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return [
    rootPage(
      QUERIES,
      'Queries',
      'What can be asked for, what it costs, and who may. Subscriptions have the same fields below organization.',
      schema.getQueryType()!,
    ),
    rootPage(MUTATIONS, 'Mutations', 'What can be changed, what it costs, and who may.', schema.getMutationType()!),
    typeList(types),
    ...types.map((type) => typePage(schema, type)),
  ];
}

function isRoot(schema: GraphQLSchema, name: string): boolean {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].some(
    (root) => root?.name === name,
  );
}

function rootPage(path: string, title: string, about: string, root: GraphQLNamedType): PortalPage {
  const fields = (isObjectType(root) ? Object.values(root.getFields()) : []).toSorted((one, other) =>
    one.name.localeCompare(other.name),
  );
  const html = fields
    .map(
      (field) => `<section class="entry" aria-labelledby="${field.name}"><h2 id="${field.name}">${field.name}</h2>
${words(field.description)}
<dl class="facts"><div><dt>Answers</dt><dd>${typeLink(field.type)}</dd></div><div><dt>Cost</dt><dd>${costOf(field)}</dd></div><div><dt>Who may</dt><dd>${permittedInWords(field.description)}</dd></div></dl>
${argumentList(field.args)}</section>`,
    )
    .join('\n');
  const finds = fields.map(({ name, description }) => ({
    path: `${path}#${name}`,
    title: name,
    text: description ?? '',
    place: title,
  }));
  return {
    path,
    title,
    about,
    group: GROUP,
    html: words(root.description) + html,
    sections: [],
    finds: [{ path, title, text: about, place: GROUP }, ...finds],
  };
}

function typeList(types: readonly GraphQLNamedType[]): PortalPage {
  const kinds: [string, (type: GraphQLNamedType) => boolean][] = [
    ['Objects', (type) => isObjectType(type) || isUnionType(type)],
    ['Interfaces', isInterfaceType],
    ['Inputs', isInputObjectType],
    ['Enums', isEnumType],
    ['Scalars', (type) => isLeafType(type) && !isEnumType(type)],
  ];
  const sections = kinds.map(([title]) => ({ id: title.toLowerCase(), title }));
  const html = kinds.map(([title, fits]) => typeNames(title.toLowerCase(), title, types.filter(fits))).join('\n');
  const about = `All ${types.length} types of the graph.`;
  return {
    path: TYPES,
    title: 'Types',
    about,
    group: GROUP,
    html,
    sections,
    finds: [{ path: TYPES, title: 'Types', text: about, place: GROUP }],
  };
}

/** A list of types under a heading; nothing without types. */
function typeNames(id: string, title: string, types: readonly GraphQLNamedType[]): string {
  if (types.length === 0) return '';
  const links = types
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ name }) => `<li><a href="${TYPES}/${name}">${name}</a></li>`);
  return `<h2 id="${id}">${title}</h2><ul class="names">${links.join('')}</ul>`;
}

const hasFields = (type: GraphQLNamedType): type is GraphQLObjectType | GraphQLInterfaceType =>
  isObjectType(type) || isInterfaceType(type);

function typePage(schema: GraphQLSchema, type: GraphQLNamedType): PortalPage {
  const path = `${TYPES}/${type.name}`;
  const finds: Find[] = [{ path, title: type.name, text: type.description ?? '', place: 'Types' }];
  const entry = (name: string, description: string | null | undefined, facts: string): string => {
    finds.push({ path: `${path}#${name}`, title: `${type.name}.${name}`, text: description ?? '', place: type.name });
    return `<section class="entry" aria-labelledby="${name}"><h2 id="${name}">${name}</h2>${words(description)}${facts}</section>`;
  };
  const parts = hasFields(type)
    ? Object.values(type.getFields()).map((field) =>
        entry(
          field.name,
          field.description,
          `<dl class="facts"><div><dt>Type</dt><dd>${typeLink(field.type)}</dd></div><div><dt>Cost</dt><dd>${costOf(field)}</dd></div></dl>${argumentList(field.args)}`,
        ),
      )
    : isInputObjectType(type)
      ? Object.values(type.getFields()).map((field) =>
          entry(
            field.name,
            field.description,
            `<dl class="facts"><div><dt>Type</dt><dd>${typeLink(field.type)}${defaultOf(field)}</dd></div></dl>`,
          ),
        )
      : isEnumType(type)
        ? type.getValues().map(({ name, description }) => entry(name, description, ''))
        : isUnionType(type)
          ? [`<p>One of ${type.getTypes().map(typeLink).join(', ')}.</p>`]
          : [];
  const kin = isInterfaceType(type)
    ? typeNames('implemented-by', 'Implemented by', schema.getPossibleTypes(type))
    : isObjectType(type)
      ? typeNames('implements', 'Implements', type.getInterfaces())
      : '';
  const users = usersOf(schema, type);
  const used =
    users.length === 0
      ? ''
      : `<h2 id="used-by">Used by</h2><ul class="names">${users.map(([label, href]) => `<li><a href="${href}">${label}</a></li>`).join('')}</ul>`;
  return {
    path,
    title: type.name,
    about: type.description ?? '',
    group: null,
    html: parts.join('\n') + kin + used,
    sections: [],
    finds,
  };
}

/** The fields that answer or take a type. */
function usersOf(schema: GraphQLSchema, type: GraphQLNamedType): [label: string, href: string][] {
  return Object.values(schema.getTypeMap()).flatMap((each) => {
    if (each.name.startsWith('__') || !(isObjectType(each) || isInputObjectType(each))) return [];
    return Object.values<GraphQLField<unknown, unknown> | GraphQLInputField>(each.getFields())
      .filter((field) =>
        [field, ...('args' in field ? field.args : [])].some((part) => getNamedType(part.type) === type),
      )
      .map(({ name }): [string, string] => [`${each.name}.${name}`, `${homeOf(schema, each.name)}#${name}`]);
  });
}

function homeOf(schema: GraphQLSchema, name: string): string {
  if (schema.getMutationType()?.name === name) return MUTATIONS;
  return isRoot(schema, name) ? QUERIES : `${TYPES}/${name}`;
}

function argumentList(args: readonly GraphQLArgument[]): string {
  if (args.length === 0) return '';
  const rows = args.map(
    (arg) =>
      `<div><dt><code>${arg.name}</code>: ${typeLink(arg.type)}${defaultOf(arg)}</dt><dd>${escapeHtml(arg.description ?? '')}</dd></div>`,
  );
  return `<h3>Arguments</h3><dl class="arguments">${rows.join('')}</dl>`;
}

/** Descriptions say what a list costs; everything else follows from what it is. */
function costOf({ type, description }: GraphQLField<unknown, unknown>): string {
  const [, said] = /Cost: ([^.]+)\./.exec(description ?? '') ?? [];
  if (said !== undefined) return escapeHtml(said);
  return isLeafType(getNamedType(type)) ? '1' : '1, and what is selected of it';
}

function typeLink(type: GraphQLType): string {
  if (isNonNullType(type)) return `${typeLink(type.ofType)}!`;
  if (isListType(type)) return `[${typeLink(type.ofType)}]`;
  return `<a href="${TYPES}/${type.name}"><code>${type.name}</code></a>`;
}

function defaultOf({ defaultValue }: GraphQLArgument | GraphQLInputField): string {
  return defaultValue === undefined || defaultValue === null
    ? ''
    : ` = <code>${escapeHtml(JSON.stringify(defaultValue))}</code>`;
}

function words(description: string | null | undefined): string {
  return description ? `<p>${escapeHtml(description).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</p>` : '';
}

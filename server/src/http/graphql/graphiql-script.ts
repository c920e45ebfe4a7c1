/**
 * What the page at /graphiql does: sends operations, and shows what introspection says about types, fields and
 * arguments.
 */
export const GRAPHIQL_SCRIPT = `
  const at = (id) => document.getElementById(id);
  const [query, variables, result, run, docs, search] = ['query', 'variables', 'result', 'run', 'docs', 'search'].map(at);
  const asked = new URLSearchParams(location.search);
  query.value = asked.get('query') ?? query.value;
  variables.value = asked.get('variables') ?? variables.value;
  const csrfToken = () => document.cookie.split('; ').find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice(11);
  async function ask(body) {
    const token = csrfToken();
    const headers = { 'content-type': 'application/json', ...(token && { 'x-xsrf-token': token }) };
    return (await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(body) })).json();
  }
  async function execute() {
    run.disabled = true;
    try {
      result.textContent = JSON.stringify(await ask({ query: query.value, variables: variables.value.trim() ? JSON.parse(variables.value) : undefined }), null, 2);
    } catch (error) {
      result.textContent = String(error);
    }
    run.disabled = false;
  }
  run.addEventListener('click', execute);
  addEventListener('keydown', (event) => { if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) execute(); });

  // Documentation.
  const TYPE = 'kind name ofType { kind name ofType { kind name ofType { kind name } } }';
  const VALUE = 'name description defaultValue type { ' + TYPE + ' }';
  const INTROSPECTION = '{ __schema { queryType { name } mutationType { name } subscriptionType { name } types { kind name description ' +
    'fields(includeDeprecated: true) { name description isDeprecated deprecationReason args { ' + VALUE + ' } type { ' + TYPE + ' } } inputFields { ' + VALUE + ' } enumValues(includeDeprecated: true) { name description } possibleTypes { name } } } }';
  let types = new Map();
  let roots = [];
  const element = (name, content, properties = {}) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...[content].flat().filter((part) => part !== null && part !== ''));
    return made;
  };
  const innermost = (type) => (type.ofType ? innermost(type.ofType) : type.name);
  const around = (type) => type.kind === 'NON_NULL' ? around(type.ofType).concat('!') : type.kind === 'LIST' ? ['[', ...around(type.ofType), ']'] : [link(type.name)];
  const link = (name) => element('button', name, { type: 'button', className: 'type', onclick: () => show(name) });
  const term = (item) => element('dt', [
    element('code', item.name, { className: item.isDeprecated ? 'old' : '' }),
    ...(item.args?.length ? ['(', ...item.args.flatMap((arg, index) => [index ? ', ' : '', element('code', arg.name), ': ', ...around(arg.type)]), ')'] : []),
    ...(item.type ? [': ', ...around(item.type)] : []),
    item.defaultValue ? ' = ' + item.defaultValue : '',
  ]);
  const about = (item) => [item.description ?? '', ...(item.args ?? []).filter(({ description }) => description).map(({ name, description }) => element('div', [element('code', name), ': ' + description])), item.deprecationReason ? ' Deprecated: ' + item.deprecationReason : ''];
  function show(name) {
    const type = types.get(name);
    const items = type.fields ?? type.inputFields ?? type.enumValues ?? [];
    docs.replaceChildren(
      element('button', 'All types', { type: 'button', className: 'type', onclick: overview }),
      element('h3', name),
      element('p', type.description ?? ''),
      ...(type.possibleTypes ? [element('p', ['One of ', ...type.possibleTypes.flatMap(({ name }, index) => [index ? ', ' : '', link(name)])])] : []),
      element('dl', items.flatMap((item) => [term(item), element('dd', about(item))])),
    );
    docs.scrollTop = 0;
    docs.focus();
  }
  function overview() {
    const words = search.value.trim().toLowerCase();
    const shown = [...types.values()].filter(({ name }) => !name.startsWith('__'));
    const list = (entries) => element('ul', entries.map((entry) => element('li', entry)));
    if (words === '') {
      const rest = shown.filter(({ name }) => !roots.includes(name)).sort((one, other) => one.name.localeCompare(other.name));
      docs.replaceChildren(element('h3', 'Begin here'), list(roots.map(link)), element('h3', 'Types'), list(rest.map(({ name }) => link(name))));
      return;
    }
    const matches = (name) => name.toLowerCase().includes(words);
    const fields = shown.flatMap((type) => (type.fields ?? type.inputFields ?? []).filter(({ name }) => matches(name)).map((field) => [link(type.name), '.', element('code', field.name)]));
    const found = shown.filter(({ name }) => matches(name));
    docs.replaceChildren(element('h3', found.length + fields.length === 0 ? 'Nothing found' : 'Found'), list(found.map(({ name }) => link(name))), list(fields.slice(0, 200)));
  }
  search.addEventListener('input', overview);
  ask({ query: INTROSPECTION }).then(({ data }) => {
    types = new Map(data.__schema.types.map((type) => [type.name, type]));
    roots = ['queryType', 'mutationType', 'subscriptionType'].flatMap((key) => data.__schema[key]?.name ?? []);
    overview();
  }).catch((error) => { docs.textContent = 'The documentation could not be loaded: ' + error; });
`;

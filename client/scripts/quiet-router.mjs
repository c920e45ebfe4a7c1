/**
 * A step of the browser's builds: says of the router's package what its bundle does not say of itself, that making its
 * contexts and components does nothing else. So what no page uses of it (forms, fetching, scrolling, errors of its own)
 * is left out.
 */

const FILE = /node_modules\/react-router\/dist\/production\/chunk-\w+\.mjs$/;

/** Each of these has to be found somewhere, or the package is made in another way than it was. */
const CHANGES = [
  // Names for developers.
  [/^\w+\.displayName = .*;$/gm, ''],
  // Of pages that the router would load itself: ours do (app/answers/ahead.ts).
  [/React\d*\.createElement\(PrefetchPageLinks, \{[^}]*\}\)/g, 'null'],
  [
    /^( *let) \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\(\n[^)]*\);$/gm,
    '$1 shouldPrefetch = false, prefetchRef = null, prefetchHandlers = null;',
  ],
  // Of routers that load data: ours does not.
  [/isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/g, 'useNavigateUnstable()'],
  // What it tells developers of misuse, which they see while they develop.
  [/^(function (?:invariant|warning)\()/gm, '/* @__NO_SIDE_EFFECTS__ */ $1'],
  [/^try \{\n[^}]*window\.__reactRouterVersion[^}]*\}\n\} catch \(e\) \{\n\}$/gm, ''],
  [/^(var \w+ =) (new Set\()/gm, '$1 /* @__PURE__ */ $2'],
  [/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'],
  [/^var (\w+) = class extends (React\d*\.Component) \{\n([\s\S]*?)^\};$(?:\n\1\.contextType = (\w+);$)?/gm, pureClass],
  [
    /^var (\w+) = (Object\.getOwnPropertyNames\(.*|new URL\(.*|Symbol\(.*);$/gm,
    'var $1 = /* @__PURE__ */ (() => $2)();',
  ],
];

function pureClass(_all, name, parent, body, contextType) {
  const context = contextType === undefined ? '' : `static contextType = ${contextType};\n`;
  return `var ${name} = /* @__PURE__ */ (() => class extends ${parent} {\n${context}${body}})();`;
}

/** The plugin. */
export const quietRouter = {
  name: 'quiet-router',
  apply: 'build',
  transform: {
    filter: { id: FILE },
    handler(code) {
      return CHANGES.reduce((text, [what, by]) => {
        if (text.search(what) < 0 && text.includes('createContext('))
          throw new Error(`react-router has no ${what} any more`);
        return text.replace(what, by);
      }, code);
    },
  },
};

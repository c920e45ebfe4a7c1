import { importProblem } from './import-rules.mjs';

/** Whether nothing of an import or re-export remains at run time. */
function isTypeOnly(node, kind) {
  if (node[kind] === 'type') return true;
  const specifiers = node.specifiers ?? [];
  return specifiers.length > 0 && specifiers.every((specifier) => specifier[kind] === 'type');
}

const architecture = {
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    const check = (node, source, typeOnly) => {
      if (typeof source?.value !== 'string') return;
      const problem = importProblem(file, source.value, typeOnly);
      if (problem !== null) context.report({ node: source, message: problem });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source, isTypeOnly(node, 'importKind')),
      ExportNamedDeclaration: (node) => check(node, node.source, isTypeOnly(node, 'exportKind')),
      ExportAllDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node, node.source, false),
      TSImportType: (node) => check(node, node.source ?? node.argument, true),
    };
  },
};

/** The project's own lint rules: which part may import which. */
export default { meta: { name: 'courtbook' }, rules: { architecture } };

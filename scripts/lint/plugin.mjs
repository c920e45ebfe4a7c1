import { importProblem } from './import-rules.mjs';
import { hasStampsFromHelper, isStampAssigned, isStampInSql, isStampInValues } from './stamps.mjs';
import { hasTexts, isTextInJsx, isTextInString } from './texts.mjs';
import { houseWords } from './words.mjs';

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

const words = {
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    if (file.endsWith('/scripts/lint/words.mjs')) return {};
    const { sourceCode } = context;
    return {
      Program() {
        for (const { index, message } of houseWords(file, sourceCode.text)) {
          const start = sourceCode.getLocFromIndex(index);
          context.report({ loc: { start, end: start }, message });
        }
      },
    };
  },
};

const stamps = {
  create(context) {
    if (!hasStampsFromHelper(context.filename.replaceAll('\\', '/'))) return {};
    const message = 'version, updated_at and updated_by of a row are set together, by features/audit/stamps.ts';
    const report = (isStamp) => (node) => isStamp(node) && context.report({ node, message });
    return {
      Literal: report(({ value }) => isStampInSql(value)),
      TemplateElement: report(({ value }) => isStampInSql(value.raw)),
      Property: report(isStampInValues),
      AssignmentExpression: report(isStampAssigned),
    };
  },
};

const texts = {
  create(context) {
    if (!hasTexts(context.filename.replaceAll('\\', '/'))) return {};
    const message = 'a text stands in the catalogue: docs/how-to/add-a-text.md';
    const report = (isText) => (node) => isText(node) && context.report({ node, message });
    return {
      JSXText: report(isTextInJsx),
      Literal: report(isTextInString),
      TemplateLiteral: report(isTextInString),
    };
  },
};

/**
 * The project's own lint rules: which part may import which, which words are not written, where texts stand, and
 * where rows get their stamps.
 */
export default { meta: { name: 'courtbook' }, rules: { architecture, words, stamps, texts } };

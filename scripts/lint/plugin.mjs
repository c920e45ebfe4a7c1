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

/** As wide as the formatter makes code: it leaves comments as they are. */
const WIDTH = 120;

const comments = {
  create(context) {
    const { sourceCode } = context;
    return {
      Program() {
        for (const { loc, value } of sourceCode.getAllComments()) {
          // Such a line cannot go on in the next one.
          if (value.startsWith(' oxlint-')) continue;
          for (let line = loc.start.line; line <= loc.end.line; line += 1) {
            if (sourceCode.lines[line - 1].length <= WIDTH) continue;
            const start = { line, column: 0 };
            context.report({ loc: { start, end: start }, message: `a comment's lines have at most ${WIDTH} columns` });
          }
        }
      },
    };
  },
};

/**
 * The project's own lint rules: which part may import which, which words are not written, where texts stand, where
 * rows get their stamps, and how wide comments are.
 */
export default { meta: { name: 'courtbook' }, rules: { architecture, words, stamps, texts, comments } };

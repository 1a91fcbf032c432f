import ts from 'typescript';

/** Natural-language texts in the code of a screen, with their locations. */
export interface FoundText {
  readonly line: number;
  readonly text: string;
}

const ARIA_TEXTS = 'label|description|placeholder|roledescription|valuetext';
/** Attributes whose complete value is displayed or read aloud. */
const TEXT_ATTRIBUTE = new RegExp(
  `^(?:alt|title|label|placeholder|hint|text|caption|summary|reason|meaning|message|aria-(?:${ARIA_TEXTS}))$`,
);
/** Attributes with code: classes, shapes, types. */
const CODE_ATTRIBUTE =
  /[cC]lass(?:Name)?$|^(?:style|d|viewBox|accept|transform|points|src|href|to|key|id|rel)$/;
const WORD = /\p{L}{2}/u;
/** A capital before lowercase letters, two words in sequence, a figure before a word, or punctuation of prose. */
const PROSE = /^\s*\p{Lu}[\p{Ll}’']|\p{L}[\p{L}.,:;!?…’']*\s+[\p{L}\d]|\d[.,]?\s+\p{L}|[…’]/u;
/** Texts for developers, in the console or a stack trace, never on screen. */
const FOR_DEVELOPERS = /^(?:console\.\w+|Error|TypeError|DOMException)$/;

/** Texts in a source of the screens that belong in `src/web/texts`. */
export function findTexts(name: string, source: string): FoundText[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, kindOf(name));
  const found: FoundText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    const text = textForPeople(node);
    if (text !== null) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push({ line: line + 1, text: text.trim().replaceAll(/\s+/g, ' ') });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The displayed text of a node, null for all others. */
function textForPeople(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return WORD.test(node.text) ? node.text : null;
  if (ts.isStringLiteralLike(node)) return isForPeople(node, node.text) ? node.text : null;
  if (!ts.isTemplateExpression(node)) return null;
  const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text);
  return isForPeople(node, parts.join('0'), parts.join(' ')) ? parts.join('…') : null;
}

function kindOf(name: string): ts.ScriptKind {
  return name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

/** A text, and its part that does not come from values. */
function isForPeople(node: ts.Expression, text: string, written = text): boolean {
  if (!WORD.test(text)) return false;
  const attribute = attributeOf(node);
  if (attribute !== null) {
    if (CODE_ATTRIBUTE.test(attribute)) return false;
    return TEXT_ATTRIBUTE.test(attribute) || (PROSE.test(text) && !isClassList(written));
  }
  if (isCode(node)) return false;
  return isShown(node) || (PROSE.test(text) && !isClassList(written));
}

/** The attribute whose value, or branch of a value, this is. */
function attributeOf(node: ts.Node): string | null {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return parent.name.getText();
  if (ts.isJsxExpression(parent)) return ts.isJsxAttribute(parent.parent) ? attributeOf(parent) : null;
  if (
    ts.isCallExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isObjectLiteralExpression(parent)
  ) {
    const attribute = attributeOf(parent);
    return attribute !== null && CODE_ATTRIBUTE.test(attribute) ? attribute : null;
  }
  return isBranch(node) || ts.isTemplateSpan(parent) || ts.isTemplateExpression(parent)
    ? attributeOf(parent)
    : null;
}

/** A child of an element, or a branch of one. */
function isShown(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxExpression(parent)) return !ts.isJsxAttribute(parent.parent);
  return isBranch(node) && isShown(parent);
}

/** One of the possible values of an expression: after `?`, `:`, `&&`, `||`, `??`, or in parentheses. */
function isBranch(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return true;
  if (ts.isConditionalExpression(parent)) return parent.condition !== node;
  return ts.isBinaryExpression(parent) && !isComparison(parent) && parent.right === node;
}

function isComparison({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return (
    kind === ts.SyntaxKind.EqualsEqualsEqualsToken || kind === ts.SyntaxKind.ExclamationEqualsEqualsToken
  );
}

/** Texts that are compared, names, looked up, or for developers. */
function isCode(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent) && isComparison(parent)) return true;
  if (ts.isCaseClause(parent) || ts.isElementAccessExpression(parent)) return true;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true;
  return (
    (ts.isCallExpression(parent) || ts.isNewExpression(parent)) &&
    FOR_DEVELOPERS.test(parent.expression.getText())
  );
}

/** A list of class names: lowercase, and at least half of them with a dash, a colon, a bracket or a digit. */
function isClassList(text: string): boolean {
  const names = text.trim().split(/\s+/);
  const marked = names.filter((name) => /[-:[\d]/.test(name));
  return !/\p{Lu}|[.!?]\s/u.test(text) && marked.length * 2 >= names.length;
}

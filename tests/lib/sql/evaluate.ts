import ts from 'typescript';

/** An expression whose value is known only at run time. */
export class NotStatic extends Error {}

/** A branch of a program and its alternatives. */
class Choice {
  readonly key: unknown;
  readonly ways: readonly unknown[];
  constructor(key: unknown, ways: readonly unknown[]) {
    this.key = key;
    this.ways = ways;
  }
}

type Chosen = ReadonlyMap<unknown, unknown>;
const WAYS_MAX = 500;

/**
 * Evaluates expressions of a program without running it: constants, functions of constants, and parameters through the
 * arguments of all their calls. If a condition depends on data, both branches are followed.
 */
export class Evaluator {
  private readonly checker: ts.TypeChecker;
  private readonly calls: ReadonlyMap<ts.Node, readonly ts.CallExpression[]>;
  private readonly compiled = new Map<ts.Node, (...values: unknown[]) => unknown>();

  constructor(program: ts.Program, files: readonly ts.SourceFile[]) {
    this.checker = program.getTypeChecker();
    this.calls = callsByFunction(files, this.checker);
  }

  /** Every value the expression can have. Throws `NotStatic` if that can't be determined. */
  values(node: ts.Expression): unknown[] {
    const open: Chosen[] = [new Map()];
    const found = new Set<unknown>();
    for (let chosen = open.pop(); chosen; chosen = open.pop()) {
      if (found.size + open.length > WAYS_MAX) throw new NotStatic('too many ways');
      try {
        found.add(this.value(node, chosen));
      } catch (error) {
        if (!(error instanceof Choice)) throw error;
        for (const way of error.ways) open.push(new Map(chosen).set(error.key, way));
      }
    }
    return [...found];
  }

  private value(node: ts.Expression, chosen: Chosen): unknown {
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
      return this.value(node.expression, chosen);
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isTemplateExpression(node))
      return node.templateSpans.reduce(
        (text, span) => text + String(this.value(span.expression, chosen)) + span.literal.text,
        node.head.text,
      );
    if (ts.isConditionalExpression(node))
      return this.value(this.holds(node.condition, chosen) ? node.whenTrue : node.whenFalse, chosen);
    if (ts.isCallExpression(node)) return this.call(node, chosen);
    if (ts.isElementAccessExpression(node)) return this.member(node, chosen);
    if (ts.isIdentifier(node) && node.text !== 'undefined')
      return this.named(this.checker.getSymbolAtLocation(node), chosen);
    return this.run(node, chosen);
  }

  private holds(condition: ts.Expression, chosen: Chosen): unknown {
    const key = condition.getText();
    if (chosen.has(key)) return chosen.get(key);
    try {
      return this.value(condition, chosen);
    } catch (error) {
      throw error instanceof NotStatic ? new Choice(key, [true, false]) : error;
    }
  }

  /** A member by name; if only data knows the name, each member is an alternative. */
  private member(node: ts.ElementAccessExpression, chosen: Chosen): unknown {
    const owner = Object(this.value(node.expression, chosen));
    const key = node.getText();
    if (chosen.has(key)) return chosen.get(key);
    try {
      return Reflect.get(owner, String(this.value(node.argumentExpression, chosen)));
    } catch (error) {
      throw error instanceof NotStatic ? new Choice(key, Object.values(owner)) : error;
    }
  }

  private call(node: ts.CallExpression, chosen: Chosen): unknown {
    const values = node.arguments.map((argument) => this.value(argument, chosen));
    const callee = node.expression;
    return settled(() => {
      if (!ts.isPropertyAccessExpression(callee)) return asFunction(this.value(callee, chosen))(...values);
      const owner = this.value(callee.expression, chosen);
      return asFunction(Reflect.get(Object(owner), callee.name.text)).apply(owner, values);
    });
  }

  private named(symbol: ts.Symbol | undefined, chosen: Chosen): unknown {
    const target =
      symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    const declaration = target?.valueDeclaration;
    if (!declaration) throw new NotStatic(`${symbol?.name ?? '?'} is declared nowhere`);
    if (declaration.getSourceFile().isDeclarationFile && symbol && symbol.name in globalThis)
      return Reflect.get(globalThis, symbol.name);
    if (ts.isFunctionDeclaration(declaration)) return this.run(declaration, chosen);
    if (ts.isParameter(declaration)) return this.parameter(declaration, chosen);
    if (ts.isVariableDeclaration(declaration)) return this.variable(declaration, chosen);
    if (ts.isBindingElement(declaration)) return this.part(declaration, chosen);
    throw new NotStatic(`${symbol?.name} is not known before the program runs`);
  }

  private variable(declaration: ts.VariableDeclaration, chosen: Chosen): unknown {
    if (isLoop(declaration)) return this.element(declaration, chosen);
    if (declaration.initializer && isConst(declaration)) return this.value(declaration.initializer, chosen);
    throw new NotStatic(`${declaration.name.getText()} is not known before the program runs`);
  }

  /** A name for one part of a value; the other parts needn't be known. */
  private part(element: ts.BindingElement, chosen: Chosen): unknown {
    const pattern = element.parent;
    const declaration = pattern.parent;
    if (!ts.isVariableDeclaration(declaration)) throw new NotStatic(`${element.name.getText()} is data`);
    const key = ts.isArrayBindingPattern(pattern)
      ? String(pattern.elements.indexOf(element))
      : (element.propertyName ?? element.name).getText();
    let from = declaration.initializer;
    while (from && ts.isConditionalExpression(from))
      from = this.holds(from.condition, chosen) ? from.whenTrue : from.whenFalse;
    const only = from && ts.isArrayLiteralExpression(from) ? from.elements[Number(key)] : undefined;
    if (only) return this.value(only, chosen);
    return settled(() => Reflect.get(Object(this.variable(declaration, chosen)), key));
  }

  /** Arguments for a parameter: each call is an alternative. */
  private parameter(declaration: ts.ParameterDeclaration, chosen: Chosen): unknown {
    if (chosen.has(declaration)) return this.passed(chosen.get(declaration), chosen);
    const literals = literalsOf(this.checker.getTypeAtLocation(declaration));
    if (literals) throw new Choice(declaration, literals);
    const index = declaration.parent.parameters.indexOf(declaration);
    const arrow = declaration.parent.parent;
    const called = this.calls.get(ts.isVariableDeclaration(arrow) ? arrow : declaration.parent) ?? [];
    const ways = called.map((call) => call.arguments[index] ?? declaration.initializer);
    if (ways.length === 0) throw new NotStatic(`nobody calls with ${declaration.name.getText()}`);
    throw new Choice(declaration, ways);
  }

  private passed(way: unknown, chosen: Chosen): unknown {
    return isNode(way) && ts.isExpression(way) ? this.value(way, chosen) : way;
  }

  private element(declaration: ts.VariableDeclaration, chosen: Chosen): unknown {
    if (chosen.has(declaration)) return chosen.get(declaration);
    const loop = declaration.parent.parent;
    if (!ts.isForOfStatement(loop)) throw new NotStatic('a counted loop');
    const each = this.value(loop.expression, chosen);
    throw new Choice(
      declaration,
      settled(() => [...(each as Iterable<unknown>)]),
    );
  }

  /** Runs self-contained code with the values of its free names. */
  private run(node: ts.Expression | ts.FunctionDeclaration, chosen: Chosen): unknown {
    const free = this.freeNames(node);
    const names = [...free.keys()];
    const values = names.map((name) => this.named(free.get(name), chosen));
    return settled(() => this.compile(node, names)(...values));
  }

  private compile(node: ts.Node, names: readonly string[]): (...values: unknown[]) => unknown {
    const known = this.compiled.get(node);
    if (known) return known;
    const text = node.getText().replace(/^export (async )?/, '$1');
    const { outputText } = ts.transpileModule(`const found = (${text});`, {
      compilerOptions: { target: ts.ScriptTarget.ESNext, removeComments: true },
    });
    const made = settled(() => new Function(...names, `${outputText}\nreturn found;`) as typeof asFunction);
    this.compiled.set(node, made);
    return made;
  }

  private freeNames(node: ts.Node): Map<string, ts.Symbol | undefined> {
    const free = new Map<string, ts.Symbol | undefined>();
    const visit = (inner: ts.Node): void => {
      if (ts.isTypeNode(inner)) return;
      if (ts.isIdentifier(inner) && isRead(inner)) {
        const symbol = ts.isShorthandPropertyAssignment(inner.parent)
          ? this.checker.getShorthandAssignmentValueSymbol(inner.parent)
          : this.checker.getSymbolAtLocation(inner);
        const isOwn = symbol?.declarations?.some((declaration) => isWithin(declaration, node));
        if (!isOwn && inner.text !== 'undefined') free.set(inner.text, symbol);
      }
      ts.forEachChild(inner, visit);
    };
    ts.forEachChild(node, visit);
    return free;
  }
}

/** Runs code computed from the program; errors are reported as not computable. */
function settled<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Choice || error instanceof NotStatic) throw error;
    throw new NotStatic(String(error));
  }
}

function asFunction(value: unknown): (...values: unknown[]) => unknown {
  if (typeof value !== 'function') throw new NotStatic('not a function');
  return value as (...values: unknown[]) => unknown;
}

function isNode(value: unknown): value is ts.Node {
  return typeof value === 'object' && value !== null && 'kind' in value && 'pos' in value;
}

function isWithin(node: ts.Node, outer: ts.Node): boolean {
  return node.getSourceFile() === outer.getSourceFile() && node.pos >= outer.pos && node.end <= outer.end;
}

/** Member names are not variable references. */
function isRead(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return !(ts.isPropertyAssignment(parent) && parent.name === node);
}

function isLoop(declaration: ts.VariableDeclaration): boolean {
  return !ts.isVariableStatement(declaration.parent.parent);
}

function isConst(declaration: ts.VariableDeclaration): boolean {
  return (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
}

/** The values of a closed list of strings or of a boolean. */
function literalsOf(type: ts.Type): unknown[] | null {
  const parts = type.isUnion() ? type.types : [type];
  const found = parts.map((part) => {
    if (part.isStringLiteral()) return part.value;
    if (part.flags & ts.TypeFlags.BooleanLiteral) return part !== parts[0];
    if (part.flags & ts.TypeFlags.Null) return null;
    return undefined;
  });
  return found.includes(undefined) ? null : found;
}

function callsByFunction(
  files: readonly ts.SourceFile[],
  checker: ts.TypeChecker,
): Map<ts.Node, ts.CallExpression[]> {
  const calls = new Map<ts.Node, ts.CallExpression[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const symbol = checker.getSymbolAtLocation(node.expression);
      const target =
        symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const declaration = target?.valueDeclaration;
      if (declaration) calls.set(declaration, [...(calls.get(declaration) ?? []), node]);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  return calls;
}

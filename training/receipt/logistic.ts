/** Share of a step carried into the next. */
const MOMENTUM = 0.9;
const RATE = 0.1;
const DECAY = 0.002;

/**
 * Logistic regression with L2 regularization, by full-batch gradient descent with momentum. A weight with a known sign
 * (`signs`: 1, -1, or 0 for free) is kept on its side of zero.
 */
export function trainLogistic(
  examples: readonly { readonly features: readonly number[]; readonly isRight: boolean }[],
  rounds: number,
  signs: readonly number[],
): number[] {
  const rows = examples.map(({ features }) => Float64Array.from(features));
  const right = examples.map(({ isRight }) => (isRight ? 1 : 0));
  const weights = new Float64Array(signs.length);
  const speed = new Float64Array(signs.length);
  const gradient = new Float64Array(signs.length);
  for (let round = 0; round < rounds; round++) {
    gradient.fill(0);
    for (const [at, row] of rows.entries()) addGradient(gradient, row, weights, right[at] ?? 0);
    for (const [i, sign] of signs.entries()) {
      const weight = weights[i] ?? 0;
      speed[i] = MOMENTUM * (speed[i] ?? 0) + (gradient[i] ?? 0) / rows.length + DECAY * weight;
      const moved = weight - RATE * (speed[i] ?? 0);
      weights[i] = moved * sign < 0 ? 0 : moved;
    }
  }
  return Array.from(weights, (weight) => Math.round(weight * 10_000) / 10_000);
}

function addGradient(gradient: Float64Array, row: Float64Array, weights: Float64Array, right: number): void {
  let logit = 0;
  for (let i = 0; i < row.length; i++) logit += (row[i] ?? 0) * (weights[i] ?? 0);
  const error = 1 / (1 + Math.exp(-logit)) - right;
  for (let i = 0; i < row.length; i++) gradient[i] = (gradient[i] ?? 0) + error * (row[i] ?? 0);
}

/** Texts of which one or more are right. */
export type Choice = readonly { readonly features: readonly number[]; readonly isRight: boolean }[];

const ROUNDS = 600;
const RATE = 0.5;
/** Share of a step carried into the next. */
const MOMENTUM = 0.95;
const DECAY = 0.0003;

/**
 * Linear weights that rank the right texts of each choice first: softmax over the texts of a choice, L2 regularization,
 * full-batch gradient descent with momentum.
 */
export function trainRanking(choices: readonly Choice[], size: number): number[] {
  const weights = new Float64Array(size);
  const speed = new Float64Array(size);
  const gradient = new Float64Array(size);
  for (let round = 0; round < ROUNDS; round++) {
    gradient.fill(0);
    for (const choice of choices) addGradient(gradient, choice, weights);
    for (let i = 0; i < size; i++) {
      const weight = weights[i] ?? 0;
      speed[i] = MOMENTUM * (speed[i] ?? 0) + (gradient[i] ?? 0) / choices.length + DECAY * weight;
      weights[i] = weight - RATE * (speed[i] ?? 0);
    }
  }
  return [...weights];
}

/** The gradient of the negative logarithm of the probability of the right texts. */
function addGradient(gradient: Float64Array, choice: Choice, weights: Float64Array): void {
  const scores = choice.map(({ features }) =>
    features.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0),
  );
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const sumOf = (isCounted: (at: number) => boolean) =>
    powers.reduce((sum, power, at) => sum + (isCounted(at) ? power : 0), 0);
  const [all, right] = [sumOf(() => true), sumOf((at) => choice[at]?.isRight ?? false)];
  for (const [at, { features, isRight }] of choice.entries()) {
    const power = powers[at] ?? 0;
    const error = power / all - (isRight ? power / right : 0);
    for (const [i, value] of features.entries()) gradient[i] = (gradient[i] ?? 0) + error * value;
  }
}

import process from 'node:process';
import fc from 'fast-check';

/**
 * Property tests use a fixed seed, so that they fail only because of a change. The nightly run sets another
 * PROPERTY_SEED.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_121) });

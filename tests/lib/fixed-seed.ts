import process from 'node:process';
import fc from 'fast-check';

/**
 * Property tests draw the same cases at every run, so that a change fails by its own fault alone. Each night they draw
 * others: PROPERTY_SEED is set anew.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_121) });

import { describe, expect, it } from 'vitest';
import { cleanName, nameProblem } from './person-name.ts';

describe('a name', () => {
  it.each([
    'Robin Vale',
    'Jean-Luc O’Neill',
    'J. R. R. Tolkien',
    'Ann St. John',
    'Martin Luther King Jr.',
    '山田太郎',
    'José',
    'A.J. Foyt',
    'Robin Vale, M.Sc.',
    'Robin Vale Ph.D.',
  ])('may be %s', (name) => expect(nameProblem(name)).toBeNull());

  it.each([
    ['Win at http://evil.test', /link/],
    ['HTTPS://evil', /link/],
    ['see www.evil', /link/],
    ['Claim your prize at evil.com', /link/],
    ['evil.com/prize', /link/],
    ['bit.ly/abc', /link/],
    ['Claim your prize at evil.com. Today', /link/],
    ['evil.co.uk.', /link/],
    ['evil\u3002com', /link/],
    ['evil\uff0ecom', /link/],
    ['evil\u2024com', /link/],
    ['Robin\nYour account', /line breaks/],
    ['Robin\u202Elave', /hidden/],
    ['Robin\u0000', /hidden/],
    ['x'.repeat(101), /too long/],
    ['   ', /Enter a name/],
  ])('cannot be %j', (name, reason) => expect(nameProblem(name)).toMatch(reason));

  it('from another service is kept without what cannot be part of one', () => {
    expect(cleanName('Robin <b>Vale</b>')).toBe('Robin <b>Vale</b>');
    expect(cleanName('Robin  http://evil.test\nVale')).toBe('Robin Vale');
    expect(cleanName('www.evil.com')).toBe('');
    expect(cleanName('J.Smith of evil.com')).toBe('J. Smith of evil. com');
    expect(cleanName('y '.repeat(400)).length).toBeLessThanOrEqual(100);
  });

  it('is judged in time proportional to its length', () => {
    const startedAt = performance.now();
    cleanName(`${'a-'.repeat(500_000)}.`);
    nameProblem('a.'.repeat(50));
    expect(performance.now() - startedAt).toBeLessThan(200);
  });
});

import { describe, expect, it } from 'vitest';
import { userMessage } from '../messages/user-message.ts';
import { cleanName, findNameProblem } from './person-name.ts';

const LINK = userMessage('nameHasLink');
const CONTROLS = userMessage('nameHasControls');

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
  ])('may be %s', (name) => expect(findNameProblem(name)).toBeNull());

  it.each([
    ['Win at http://evil.test', LINK],
    ['HTTPS://evil', LINK],
    ['see www.evil', LINK],
    ['Claim your prize at evil.com', LINK],
    ['evil.com/prize', LINK],
    ['bit.ly/abc', LINK],
    ['Claim your prize at evil.com. Today', LINK],
    ['evil.co.uk.', LINK],
    ['evil\u3002com', LINK],
    ['evil\uff0ecom', LINK],
    ['evil\u2024com', LINK],
    ['Robin\nYour account', CONTROLS],
    ['Robin\u202Elave', CONTROLS],
    ['Robin\u0000', CONTROLS],
    ['x'.repeat(101), userMessage('nameTooLong', 100)],
    ['   ', userMessage('nameEmpty')],
  ])('cannot be %j', (name, reason) => expect(findNameProblem(name)).toBe(reason));

  it('from another service is cleaned of invalid parts', () => {
    expect(cleanName('Robin <b>Vale</b>')).toBe('Robin <b>Vale</b>');
    expect(cleanName('Robin  http://evil.test\nVale')).toBe('Robin Vale');
    expect(cleanName('www.evil.com')).toBe('');
    expect(cleanName('J.Smith of evil.com')).toBe('J. Smith of evil. com');
    expect(cleanName('y '.repeat(400)).length).toBeLessThanOrEqual(100);
  });

  it('is validated in linear time', () => {
    const startedAt = performance.now();
    cleanName(`${'a-'.repeat(500_000)}.`);
    findNameProblem('a.'.repeat(50));
    expect(performance.now() - startedAt).toBeLessThan(200);
  });
});

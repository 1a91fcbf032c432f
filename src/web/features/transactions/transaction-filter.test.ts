import { describe, expect, it } from 'vitest';
import { listFilterChips, parseFilter } from './transaction-filter.ts';

function read(search: string) {
  return parseFilter(new URLSearchParams(search));
}

describe('the filter in the URL', () => {
  it('parses every parameter', () => {
    expect(
      read(
        'q=floss&from=2026-01-01&to=2026-01-31&category=MEDICAL&merchant=Walgreens&type=expense' +
          '&status=pending&receipt=with&environment=live',
      ),
    ).toEqual({
      q: 'floss',
      from: '2026-01-01',
      to: '2026-01-31',
      category: 'MEDICAL',
      merchant: 'Walgreens',
      type: 'expense',
      status: 'pending',
      receipt: 'with',
      environment: 'live',
    });
  });

  it('drops values the server would reject', () => {
    expect(read('from=2026-02-30&type=all&status=x&receipt=maybe&environment=mars&accountId=7&q=')).toEqual(
      {},
    );
  });

  it('parses the filters of figures', () => {
    const address =
      'category=MEDICAL%2CTRAVEL&exceptCategory=TRAVEL_FLIGHTS&type=counted&receipt=unitemized' +
      '&currency=EUR&balance=out';
    expect(read(address)).toEqual({
      category: 'MEDICAL,TRAVEL',
      exceptCategory: 'TRAVEL_FLIGHTS',
      type: 'counted',
      receipt: 'unitemized',
      currency: 'EUR',
      balance: 'out',
    });
    expect(listFilterChips(read(address), [], '2026-11-21').map((chip) => chip.label)).toEqual([
      'Health, Travel',
      'Except Flights',
      'Income and spending',
      'Without itemized receipt',
      'EUR',
      'Pending or no balance',
    ]);
    expect(listFilterChips(read('category=MEDICAL,TRAVEL,OTHER,INCOME'), [], '')[0]?.label).toBe(
      'Health, Travel and 2 more',
    );
  });

  it('has one chip per filter and removes a period as one', () => {
    const chips = listFilterChips(read('from=2026-05-01&to=2026-05-31&category=MEDICAL'), [], '2026-11-21');
    expect(chips.map((chip) => chip.keys)).toEqual([['from', 'to'], ['category']]);
    expect(chips[1]?.label).toBe('Health');
  });
});

import fc from 'fast-check';
import { convertToEuro, findOffers, formatAmount, readAmount, readAmountIn } from './amount';
import { findAmount } from './donation';

afterEach(() => jest.restoreAllMocks());

it.each([
  [5000, 'XAF', 'fr', '5\u202f000\u00a0FCFA'],
  [5000, 'XOF', 'en', '5,000\u00a0FCFA'],
  [50, 'EUR', 'fr', '50\u00a0€'],
  [50, 'USD', 'en', '$50'],
  [50, 'USD', 'fr', '50\u00a0$US'],
] as const)('formatAmount writes %i %s in %s as %j', (amount, currency, language, shown) => {
  expect(formatAmount(amount, currency, language)).toBe(shown);
});

it.each(['EUR', 'USD'] as const)(
  'formatAmount writes %s in browsers that refuse a maximum below the usual decimals',
  (currency) => {
    const { NumberFormat } = Intl;
    // As in Safari 14, the minimum defaults to the currency's own, even above the given maximum.
    jest.spyOn(Intl, 'NumberFormat').mockImplementation((language, options) => {
      const { minimumFractionDigits = 2, maximumFractionDigits = 2 } = options ?? {};
      if (maximumFractionDigits < minimumFractionDigits) throw new RangeError('maximumFractionDigits is out of range');
      return new NumberFormat(language, options);
    });
    expect(formatAmount(50, currency, 'fr')).toMatch(/^50\u00a0/);
  },
);

const taken = {
  acceptedCurrencies: ['XAF', 'XOF', 'EUR', 'USD'],
  doubtfulCurrencies: [],
  likelyLimits: [300, 2_000_000],
} as const;

it.each([
  ['1001', 'XAF', [1000, 1005]],
  ['1 004 F', 'XOF', [1000, 1005]],
  ['1000', 'XAF', []],
  ['299', 'XAF', [300]],
  ['300', 'XAF', []],
  ['2000000', 'XAF', []],
  ['2000001', 'XAF', [2_000_000]],
  ['1001', 'EUR', []],
  ['abc', 'XAF', []],
] as const)('findOffers offers, instead of %s in %s, %j', (text, currency, amounts) => {
  expect(findOffers(text, currency, taken)).toEqual(amounts.map((amount) => ({ amount, currency })));
});

it('the form accepts each amount that it offers', () => {
  const providers = [taken, { ...taken, likelyLimits: [1, Infinity] as const }];
  const offers = providers.flatMap((provider) => ['3', '1001'].flatMap((typed) => findOffers(typed, 'XAF', provider)));
  const accepted = offers.map(({ amount, currency }) => findAmount({ amount: String(amount), currency }));
  expect(accepted).toEqual([300, 1000, 1005, 5, 1000, 1005]);
});

it.each([
  ['100 €', 'XAF', [{ amount: 100, currency: 'EUR' }]],
  ['$50', 'XOF', [{ amount: 50, currency: 'USD' }]],
  ['5000 F', 'EUR', [{ amount: 5000, currency: 'XAF' }]],
] as const)('findOffers offers %s in the currency that it names, where %s is chosen', (text, currency, offers) => {
  expect(findOffers(text, currency, taken)).toEqual(offers);
});

it.each([
  ['20', 'EUR', [{ amount: 13_120, currency: 'XAF' }]],
  ['1', 'EUR', [{ amount: 655, currency: 'XAF' }]],
  ['100 €', 'XOF', [{ amount: 65_595, currency: 'XAF' }]],
  ['5000 F', 'EUR', [{ amount: 5000, currency: 'XAF' }]],
  // The dollar has no fixed parity with the franc.
  ['50', 'USD', []],
] as const)(
  'findOffers converts euros that the provider may refuse into francs: %s in %s',
  (text, currency, offers) => {
    expect(findOffers(text, currency, { ...taken, doubtfulCurrencies: ['EUR', 'USD'] })).toEqual(offers);
  },
);

it.each([
  ['5000', 5000],
  ['3 001', 3000],
  ['1000', 1000],
  ['999', 655_300],
  ['1000 €', 655_955],
])('findOffers takes a bare number that is as large as an amount in francs for francs: %s', (text, amount) => {
  const offers = findOffers(text, 'EUR', { ...taken, doubtfulCurrencies: ['EUR'] });
  expect(offers).toEqual([{ amount, currency: 'XAF' }]);
});

it('findOffers offers no currency that the provider does not take', () => {
  expect(findOffers('100 €', 'XAF', { ...taken, acceptedCurrencies: ['XAF'] })).toEqual([]);
});

it.each([
  [1000, 1.52],
  [10000, 15.24],
  [655957, 1000],
  [7, 0.01],
  [6, undefined],
])('convertToEuro converts %i francs into %s euros, at the fixed parity', (amount, euro) => {
  for (const currency of ['XAF', 'XOF'] as const) {
    const converted = convertToEuro(amount, currency);
    expect(converted && Math.round(converted * 100) / 100).toBe(euro);
  }
});

it('convertToEuro converts no other currency', () => {
  expect(convertToEuro(1000, 'EUR')).toBeUndefined();
  expect(convertToEuro(1000, 'USD')).toBeUndefined();
});

it.each([
  ['1000', 1000],
  [' 1 000 ', 1000],
  ['1\u00a0000', 1000],
  ['1\u202f000\u202f000', 1_000_000],
  ['1.000', 1000],
  ['1,000', 1000],
  ['1.000.000', 1_000_000],
  ["1'500'000", 1_500_000],
  ["5'000", 5000],
  ['5’000', 5000],
  ['5\u200b000', 5000],
  ['\u202a5000\u202c', 5000],
  ['5.000,00', 5000],
  ['12.', 12],
  ['007', 7],
  ['1000 000', 1_000_000],
  ['10 mille', 10_000],
  ['٥٠٠٠', 5000],
  ['۵۰۰۰', 5000],
  ['５０００', 5000],
])('readAmount reads %j as %i, without a unit or dropped decimals', (text, amount) => {
  expect(readAmount(text)).toEqual({ amount, losesDecimals: false });
});

it.each([
  ['12,50', 12],
  ['7,5', 7],
  ['12.05', 12],
  ['1.000,5', 1000],
])('readAmount drops the decimals of %j, reads %i, and says so', (text, amount) => {
  expect(readAmount(text)).toEqual({ amount, losesDecimals: true });
});

it.each([
  ['5 000 FCFA', 5000, 'FCFA'],
  ['FCFA 2500', 2500, 'FCFA'],
  ['2 500 F', 2500, 'FCFA'],
  ['5000XAF', 5000, 'FCFA'],
  ['xof 5000', 5000, 'FCFA'],
  ['5 000 F CFA', 5000, 'FCFA'],
  ['2 000 francs CFA.', 2000, 'FCFA'],
  ['50 €', 50, 'EUR'],
  ['€5', 5, 'EUR'],
  ['EUR 20', 20, 'EUR'],
  ['20 euros', 20, 'EUR'],
  ['50$', 50, 'USD'],
  ['US$50', 50, 'USD'],
  ['50 $US', 50, 'USD'],
] as const)('readAmount reads %j as %i %s', (text, amount, unit) => {
  expect(readAmount(text)).toStrictEqual({ amount, unit, losesDecimals: false });
});

it.each([
  ['100 €', 'XAF', undefined],
  ['50 $', 'XOF', undefined],
  ['5000 FCFA', 'EUR', undefined],
  ['100 €', 'USD', undefined],
  ['100 €', 'EUR', 100],
  ['5000 FCFA', 'XOF', 5000],
  ['100', 'USD', 100],
] as const)('readAmountIn takes a unit for its own currency alone: %s in %s', (text, currency, amount) => {
  expect(readAmountIn(text, currency)?.amount).toBe(amount);
});

it.each([
  [''],
  ['   '],
  ['0'],
  ['-5'],
  ['-1 000'],
  ['-1.000'],
  ['x 1.000'],
  ['mille'],
  ['.500'],
  ['0.500'],
  ['9'.repeat(40)],
  ['1,0000'],
  ['1.0000'],
  ['1,00,000'],
  ['1000 2000'],
  ['1 00 000'],
  ["5'00"],
  ['1 000 50'],
  ['2*1000'],
  ['5000-6000'],
  ['٥٠٠٠-٦٠٠٠'],
  ['1e6'],
  ['20 £'],
  ['5k'],
  ['٢٬٥٠٠'],
  ['2,5 mille'],
  ['5000/='],
  ['5000 🙏🏾'],
  ['20 CAD'],
  ['20 € FCFA'],
])('readAmount rejects %j', (text) => {
  expect(readAmount(text)).toBeUndefined();
});

it('readAmountIn reads what formatAmount writes, in both languages', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 9 }),
      fc.constantFrom('XAF', 'XOF', 'EUR', 'USD'),
      fc.constantFrom('fr', 'en'),
      (amount, currency, language) => {
        expect(readAmountIn(formatAmount(amount, currency, language), currency)?.amount).toBe(amount);
      },
    ),
    { seed: 2024 },
  );
});

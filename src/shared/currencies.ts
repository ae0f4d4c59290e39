/** Currencies prices are shown in. Rates are units a US dollar, as of the date; an operator can load newer ones. */
export const RATES_DATE = '2026-11-20'

export type Currency = {
  /** ISO 4217. */
  code: string
  name: string
  symbol: string
  /** ISO 3166 code of the flag; EU for the euro. */
  flag: string
  country: string
  /** Units a US dollar. */
  exchangeRate: number
}

const row = (code: string, name: string, symbol: string, flag: string, country: string, exchangeRate: number): Currency => ({
  code,
  name,
  symbol,
  flag,
  country,
  exchangeRate,
})

// biome-ignore format: one line for each currency
export const CURRENCIES: readonly Currency[] = [
  row('ZAR', 'South African rand', 'R', 'ZA', 'South Africa', 18.5),
  row('USD', 'US dollar', '$', 'US', 'United States', 1),
  row('EUR', 'Euro', '€', 'EU', 'European Union', 0.92),
  row('GBP', 'British pound', '£', 'GB', 'United Kingdom', 0.79),
  row('JPY', 'Japanese yen', '¥', 'JP', 'Japan', 150),
  row('CAD', 'Canadian dollar', 'C$', 'CA', 'Canada', 1.35),
  row('AUD', 'Australian dollar', 'A$', 'AU', 'Australia', 1.55),
  row('CHF', 'Swiss franc', 'CHF', 'CH', 'Switzerland', 0.89),
  row('CNY', 'Chinese yuan', 'CN¥', 'CN', 'China', 7.25),
  row('INR', 'Indian rupee', '₹', 'IN', 'India', 83),
  row('BRL', 'Brazilian real', 'R$', 'BR', 'Brazil', 5),
  row('MXN', 'Mexican peso', 'MX$', 'MX', 'Mexico', 17),
  row('SGD', 'Singapore dollar', 'S$', 'SG', 'Singapore', 1.34),
  row('HKD', 'Hong Kong dollar', 'HK$', 'HK', 'Hong Kong', 7.8),
  row('NGN', 'Nigerian naira', '₦', 'NG', 'Nigeria', 800),
  row('KES', 'Kenyan shilling', 'KSh', 'KE', 'Kenya', 150),
  row('AED', 'UAE dirham', 'AED', 'AE', 'United Arab Emirates', 3.67),
  row('XAF', 'Central African CFA franc', 'FCFA', 'CM', 'Cameroon', 605),
  row('XOF', 'West African CFA franc', 'CFA', 'SN', 'Senegal', 605),
  row('GHS', 'Ghanaian cedi', 'GH₵', 'GH', 'Ghana', 12.5),
  row('UGX', 'Ugandan shilling', 'USh', 'UG', 'Uganda', 3700),
  row('TZS', 'Tanzanian shilling', 'TSh', 'TZ', 'Tanzania', 2550),
  row('RWF', 'Rwandan franc', 'FRw', 'RW', 'Rwanda', 1380),
  row('ETB', 'Ethiopian birr', 'Br', 'ET', 'Ethiopia', 125),
  row('EGP', 'Egyptian pound', 'E£', 'EG', 'Egypt', 49),
  row('MAD', 'Moroccan dirham', 'MAD', 'MA', 'Morocco', 9.8),
  row('TND', 'Tunisian dinar', 'DT', 'TN', 'Tunisia', 3.1),
  row('DZD', 'Algerian dinar', 'DA', 'DZ', 'Algeria', 134),
  row('BWP', 'Botswana pula', 'P', 'BW', 'Botswana', 13.6),
  row('NAD', 'Namibian dollar', 'N$', 'NA', 'Namibia', 18.5),
  row('ZMW', 'Zambian kwacha', 'ZK', 'ZM', 'Zambia', 26.5),
  row('MUR', 'Mauritian rupee', 'Rs', 'MU', 'Mauritius', 46),
  row('MZN', 'Mozambican metical', 'MT', 'MZ', 'Mozambique', 63.9),
  row('AOA', 'Angolan kwanza', 'Kz', 'AO', 'Angola', 915),
  row('MWK', 'Malawian kwacha', 'MK', 'MW', 'Malawi', 1735),
  row('LSL', 'Lesotho loti', 'L', 'LS', 'Lesotho', 18.5),
  row('SZL', 'Swazi lilangeni', 'E', 'SZ', 'Eswatini', 18.5),
  row('SCR', 'Seychellois rupee', 'SR', 'SC', 'Seychelles', 14.2),
  row('SAR', 'Saudi riyal', 'SAR', 'SA', 'Saudi Arabia', 3.75),
  row('QAR', 'Qatari riyal', 'QAR', 'QA', 'Qatar', 3.64),
  row('KWD', 'Kuwaiti dinar', 'KD', 'KW', 'Kuwait', 0.307),
  row('BHD', 'Bahraini dinar', 'BD', 'BH', 'Bahrain', 0.376),
  row('OMR', 'Omani rial', 'OMR', 'OM', 'Oman', 0.385),
  row('JOD', 'Jordanian dinar', 'JD', 'JO', 'Jordan', 0.709),
  row('ILS', 'Israeli shekel', '₪', 'IL', 'Israel', 3.65),
  row('TRY', 'Turkish lira', '₺', 'TR', 'Türkiye', 41.5),
  row('KRW', 'South Korean won', '₩', 'KR', 'South Korea', 1390),
  row('VND', 'Vietnamese dong', '₫', 'VN', 'Vietnam', 26100),
  row('IDR', 'Indonesian rupiah', 'Rp', 'ID', 'Indonesia', 16500),
  row('THB', 'Thai baht', '฿', 'TH', 'Thailand', 32.5),
  row('MYR', 'Malaysian ringgit', 'RM', 'MY', 'Malaysia', 4.2),
  row('PHP', 'Philippine peso', '₱', 'PH', 'Philippines', 57.5),
  row('PKR', 'Pakistani rupee', 'Rs', 'PK', 'Pakistan', 282),
  row('BDT', 'Bangladeshi taka', '৳', 'BD', 'Bangladesh', 121.8),
  row('LKR', 'Sri Lankan rupee', 'Rs', 'LK', 'Sri Lanka', 302),
  row('NPR', 'Nepalese rupee', 'NRs', 'NP', 'Nepal', 141),
  row('TWD', 'New Taiwan dollar', 'NT$', 'TW', 'Taiwan', 31),
]

/** Which currency a country's visitors see first. */
// biome-ignore format: a table
export const COUNTRY_CURRENCIES: Readonly<Record<string, string>> = {
  ZA: 'ZAR', US: 'USD', GB: 'GBP', JP: 'JPY', CA: 'CAD', AU: 'AUD', CH: 'CHF', CN: 'CNY',
  IN: 'INR', BR: 'BRL', MX: 'MXN', SG: 'SGD', HK: 'HKD', NG: 'NGN', KE: 'KES', AE: 'AED',
  CM: 'XAF', SN: 'XOF', GH: 'GHS', UG: 'UGX', TZ: 'TZS', RW: 'RWF', ET: 'ETB', EG: 'EGP',
  MA: 'MAD', BW: 'BWP', NA: 'NAD', ZM: 'ZMW', MU: 'MUR', MZ: 'MZN', AO: 'AOA', LS: 'LSL',
  SZ: 'SZL', SA: 'SAR', QA: 'QAR', KW: 'KWD', IL: 'ILS', TR: 'TRY', KR: 'KRW', VN: 'VND',
  ID: 'IDR', TH: 'THB', MY: 'MYR', PH: 'PHP', PK: 'PKR', TW: 'TWD', DE: 'EUR', FR: 'EUR',
  IT: 'EUR', ES: 'EUR', NL: 'EUR', IE: 'EUR', PT: 'EUR', BE: 'EUR', AT: 'EUR', GR: 'EUR',
}

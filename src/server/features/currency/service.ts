// What other features may use of currencies.
export { currencyOfCaller, detectCurrency } from './detect'
export { newestRates, type Rates, ratesOf } from './rates'

/** The currencies that headings name: amounts are in US dollars. Codegen copies this file to the web client. */

/** A currency other than the US dollar. */
export const FOREIGN_CURRENCY =
  /[€£¥₹₽₺₦₵₨]|\b(EUR|GBP|CHF|JPY|CNY|RMB|INR|AUD|CAD|NZD|ZAR|KES|UGX|TZS|ETB|NGN|GHS|XOF|XAF|MXN|BRL|ARS|COP|PEN|CLP|SEK|NOK|DKK|PLN|CZK|TRY|RUB|UAH|AED|SAR|EGP|MAD|JOD|LBP|PKR|BDT|THB|VND|IDR|PHP|Euros?|FCFA|CFA)\b|\b(A|C|CA|AU|NZ|HK|S|R)\$/i;

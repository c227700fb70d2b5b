/** The words that mark a line as a total. Codegen copies this file to the web client. */
import { words } from './wordForms.ts';

const TOTALS = new Set(
  `total, totals, grand total, sub total, subtotal, sum, sum total, total general, total generale, sous total, somme, montant total,
  suma, subtotales, importe total, soma, total geral, valor total, totale, somma, totaal, summe, gesamt, gesamtsumme,
  gesamtbetrag, endsumme, endbetrag, zwischensumme, rechnungsbetrag, toplam, razem, итого, всего, المجموع, الإجمالي, مجموع, إجمالي,
  المجموع الكلي, الإجمالي العام, 合计, 总计, 小计, 合計, 小計, 합계, 총계, ድምር`
    .split(',')
    .map(words),
);
/** What may follow such a word. */
const AFTER_TOTAL = new Set(
  `usd us eur gbp chf net gross netto brutto ht ttc general generale geral amount value price cost quantity qty items item lines
  line order of the for in incl excl including excluding tax vat tva iva mwst cif fob exw cpt dap montant facture commande pedido
  valor betrag de la du des del do da invoice page section`.split(/\s+/),
);

/** Whether a text means a total: `Total`, `Sous-total HT`. @param text as `words` returns it */
export function isTotalWord(text: string): boolean {
  if (TOTALS.has(text)) return true;
  const parts = text.split(' ');
  const start = [2, 1].find((length) => TOTALS.has(parts.slice(0, length).join(' ')));
  return start !== undefined && parts.slice(start).every((part) => AFTER_TOTAL.has(part) || /^\d+$/.test(part));
}

import { type FieldMessages, invalid } from '../api/errors.ts';
import { todayOf } from '../record/timeZone.ts';
import type { WriteContext } from '../record/write.ts';
import { readFilingCitation } from '../regulation/filingCitation.ts';
import { messages } from './messages.ts';

/** What a shipment records about its export. */
interface ExportFields {
  readonly itn?: string | null | undefined;
  readonly license_number?: string | null | undefined;
  readonly license_exception?: string | null | undefined;
}

/**
 * Checks that an ITN is not of a later day than today anywhere, and that a licence number and an exception exclude each other.
 * @param sent the fields of the request @param after the shipment with them
 * @throws 422
 */
export function checkExportFields({ services }: WriteContext, sent: ExportFields, after: ExportFields): void {
  const errors: FieldMessages = {};
  const filedOn = sent.itn ? readFilingCitation(sent.itn)?.filedOn : null;
  // The number is given by a server elsewhere: its day may have begun there, and not yet here.
  if (filedOn && filedOn > todayOf({ timeZone: null }, services.now())) errors['itn'] = [messages.itnInFuture];
  if (after.license_number && after.license_exception) {
    if (sent.license_number) errors['license_number'] = [messages.licenseOrException];
    if (sent.license_exception) errors['license_exception'] = [messages.licenseOrException];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

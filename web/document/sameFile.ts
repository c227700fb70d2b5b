import { toast } from '../kit/feedback/toaster.ts';
import type { UploadAnswer } from '../kit/form/upload.ts';
import { calendarDay, formatDate } from '../kit/format.ts';
import { documentMessages } from './messages.ts';

/** Says which document of the record already has the content of a stored file. @param file its name if several are sent */
export function tellSameFile({ sameAs }: Pick<UploadAnswer<never>, 'sameAs'>, file?: string): void {
  if (!sameAs) return;
  const { fileName } = sameAs;
  const day = formatDate(calendarDay(new Date(sameAs.createdAt)));
  toast.info(file ? documentMessages.sameFileOf(file, fileName, day) : documentMessages.sameFile(fileName, day));
}

import { calendarDay, formatDate } from '../base/format.ts';
import type { UploadAnswer } from '../kit/file/upload.ts';
import { toast } from '../kit/ui/toaster.ts';
import { documentMessages as messages } from './messages.ts';

type Same = NonNullable<UploadAnswer<never>['sameAs']>;

/** A stored file, and the document of the record that already had its content. */
export interface SameFile {
  readonly name: string;
  readonly sameAs: Same;
}

/** Says which document of the record already has the content of a stored file. */
export function tellSameFile({ sameAs }: Pick<UploadAnswer<never>, 'sameAs'>): void {
  if (sameAs) toast.info(messages.sameFile(sameAs.fileName, dayOf(sameAs)));
}

/** Says once which of several stored files have the content of documents of the record. */
export function tellSameFiles(files: readonly SameFile[]): void {
  const [first, another] = files;
  if (!first) return;
  const { name, sameAs } = first;
  toast.info(
    another
      ? messages.sameFilesOf(files.map((file) => file.name))
      : messages.sameFileOf(name, sameAs.fileName, dayOf(sameAs)),
  );
}

const dayOf = ({ createdAt }: Same) => formatDate(calendarDay(new Date(createdAt)));

import { toast } from '../ui/toaster.ts';
import { formMessages } from './messages.ts';

/** Returns the first of dropped files, for a place that takes one; says so if there are others. */
export function oneFile([first, ...others]: readonly [File, ...File[]]): File {
  if (others.length > 0) toast.info(formMessages.file.onlyOne(first.name));
  return first;
}

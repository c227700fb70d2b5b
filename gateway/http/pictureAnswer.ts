import { filePath } from '../record/picture.ts';
import { recordOf } from '../rest/answer.ts';
import type { UploadAnswer } from './fileTransfer.ts';

interface Pictured {
  readonly id: number | string;
  readonly picture?: { readonly thumb?: string | null; readonly original?: string | null } | null;
  readonly lockVersion?: number;
}

const shown = (restUrl: string | null | undefined) => (restUrl ? filePath(restUrl) : null);

/** Creates the response to a picture upload: the record's id, its picture and its new lock version. */
export const pictureAnswer = (name: 'organization' | 'user'): UploadAnswer => ({
  name,
  recordOf(body) {
    const { id, picture, lockVersion = null } = recordOf<Pictured>(body);
    const paths = picture && { thumb: shown(picture.thumb), original: shown(picture.original) };
    return { id: String(id), picture: paths ?? null, lockVersion };
  },
});

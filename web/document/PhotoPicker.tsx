import { useCallback, useRef } from 'react';
import { isKept, type MayWait } from '../client/outboxState.ts';
import { usePermissions } from '../client/session.ts';
import { useUpload } from '../kit/file/upload.ts';
import { FormField } from '../kit/form/FormField.tsx';
import { useFormContent } from '../kit/form/formContext.ts';
import { type Outcome, rejectedOr } from '../kit/form/outcome.ts';
import type { FileBounds } from '../kit/form/rules.ts';
import { type DocumentParent, uploadOf } from './documentAddress.ts';
import { DOCUMENT_FILES } from './documentForm.ts';
import { documentMessages as messages } from './messages.ts';
import { tellSameFile } from './sameFile.ts';
import { shrinkPhoto } from './shrinkPhoto.ts';

/** The limits of a photo: pictures that cameras make, of the size of any document. */
export const PHOTOS: FileBounds = {
  ...DOCUMENT_FILES,
  accept: '.jpg,.jpeg,.png,.webp,.heic,.heif',
  wrongType: messages.photoType,
};

/** The names of a form's fields for a photo, and for whether it is sent as it was taken. */
const PHOTO = 'photo';
const AS_TAKEN = 'photoAsTaken';

/** The fields for a photo of a form, a camera on phones; nothing for users who may not add documents. */
export function PhotoPicker() {
  const { values } = useFormContent();
  if (!usePermissions().documents.write) return null;
  return (
    <>
      <FormField name={PHOTO} />
      {values[PHOTO] && <FormField name={AS_TAKEN} />}
    </>
  );
}

/** How a photo is sent. */
interface PhotoSending {
  /** Whether it is sent as it was taken, not shrunk. */
  asTaken: boolean;
  /** The key of the form's save. */
  key: string;
  /** What the page says about it while it waits. */
  about: MayWait;
}

/**
 * Returns a function that attaches a photo to a record as a document: once, although a form is sent again, and shrunk for slow
 * links unless it is to be stored as it was taken. Its result is null, or the rejection at the form's field. A photo that
 * waits on the device for the connection counts as attached.
 */
export function usePhotoUpload({ type, id }: DocumentParent, description: string) {
  const { upload } = useUpload();
  const stored = useRef<File | null>(null);
  return useCallback(
    async (photo: File, { asTaken, key, about }: PhotoSending): Promise<Outcome<never> | null> => {
      if (stored.current === photo) return null;
      const file = asTaken ? photo : await shrinkPhoto(photo);
      const request = uploadOf({ type, id }, { type: 'other', description, file }, `${key}:photo`);
      try {
        const answer = await upload<never>(request, about);
        const outcome = rejectedOr(answer, () => PHOTO);
        if (outcome.kind === 'rejected') return outcome;
        tellSameFile(answer);
      } catch (error) {
        if (!isKept(error)) throw error;
      }
      stored.current = photo;
      return null;
    },
    [upload, type, id, description],
  );
}

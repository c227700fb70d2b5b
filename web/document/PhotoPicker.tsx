import { useCallback, useRef } from 'react';
import { isKept, type MayWait } from '../client/outboxState.ts';
import { usePermissions } from '../client/session.ts';
import { useUpload } from '../kit/file/upload.ts';
import { FormField } from '../kit/form/FormField.tsx';
import { type Outcome, rejectedOr } from '../kit/form/outcome.ts';
import type { FileBounds } from '../kit/form/rules.ts';
import { type DocumentParent, uploadOf } from './documentAddress.ts';
import { DOCUMENT_FILES } from './documentForm.ts';
import { documentMessages as messages } from './messages.ts';
import { tellSameFile } from './sameFile.ts';

/** The limits of a photo: pictures that cameras make, of the size of any document. */
export const PHOTOS: FileBounds = {
  ...DOCUMENT_FILES,
  accept: '.jpg,.jpeg,.png,.webp,.heic,.heif',
  wrongType: messages.photoType,
};

/** The name of the field for a photo in a form. */
const PHOTO = 'photo';

/** The field for a photo of a form, a camera on phones; nothing for users who may not add documents. */
export function PhotoPicker() {
  return usePermissions().documents.write ? <FormField name={PHOTO} /> : null;
}

/**
 * Returns a function that attaches a photo to a record as a document: once, although a form is sent again. Its result is null,
 * or the rejection at the form's field. A photo that waits on the device for the connection counts as attached.
 */
export function usePhotoUpload({ type, id }: DocumentParent, description: string) {
  const { upload } = useUpload();
  const stored = useRef<File | null>(null);
  return useCallback(
    async (file: File, key: string, about: MayWait): Promise<Outcome<never> | null> => {
      if (stored.current === file) return null;
      const request = uploadOf({ type, id }, { type: 'other', description, file }, `${key}:photo`);
      try {
        const answer = await upload<never>(request, about);
        const outcome = rejectedOr(answer, () => PHOTO);
        if (outcome.kind === 'rejected') return outcome;
        tellSameFile(answer);
      } catch (error) {
        if (!isKept(error)) throw error;
      }
      stored.current = file;
      return null;
    },
    [upload, type, id, description],
  );
}

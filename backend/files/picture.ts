import { z } from 'zod';
import { invalid, notFound } from '../api/errors.ts';
import { messages as apiMessages } from '../api/messages.ts';
import { pictureField } from './field.ts';
import { messages } from './messages.ts';
import type { Sent } from './send.ts';
import type { Upload } from './upload.ts';

/** The form field of a picture: at most 5 MB. */
export const pictureFile = pictureField({
  name: 'picture',
  maxBytes: 5_242_880,
  tooLarge: () => messages.pictureTooLarge,
});

/** A picture as api/v1 returns it: the paths of its two sizes, which change with the picture. */
export const picture = z.object({ original: z.string(), thumb: z.string() }).meta({ id: 'Picture' });
export type Picture = z.infer<typeof picture>;

/** The columns with the keys of a record's picture in the file store. */
export interface PictureKeys {
  readonly picture_key: string | null;
  readonly picture_thumb_key: string | null;
}

type Area = 'users' | 'organizations';

/** Returns the picture of a record; null if it has none. */
export function pictureOf(area: Area, id: number, key: string | null): Picture | null {
  if (key === null) return null;
  const path = (size: string) => `/api/v1/${area}/${id}/picture/${size}?v=${key.slice(0, 8)}`;
  return { original: path('original'), thumb: path('thumb') };
}

/** Returns the columns for a sent picture: a new one, none (null), or unchanged (undefined). */
export function pictureColumns(sent: Upload | null | undefined): Partial<PictureKeys> {
  if (sent === undefined) return {};
  const keys = sent?.claim();
  return { picture_key: keys?.file ?? null, picture_thumb_key: keys?.thumb ?? null };
}

/** Returns the history's entry for a changed picture; none if it is unchanged. */
export function pictureChanges(
  area: Area,
  id: number,
  before: string | null,
  { picture_key: after }: Partial<PictureKeys>,
): { field: string; from: Picture | null; to: Picture | null }[] {
  if (after === undefined || after === before) return [];
  return [{ field: 'picture', from: pictureOf(area, id, before), to: pictureOf(area, id, after) }];
}

/** The query of a picture's path: a version, which is only for caches. */
export const pictureQuery = z.strictObject({ v: z.string().max(40).optional() });

/** `only=picture`: the form may contain nothing else. The gateway passes such forms on without parsing them. */
export const onlyPictureQuery = z.strictObject({ only: z.literal('picture').optional() });

/** Enforces `only=picture`. @throws 422 for every other field */
export function requireOnlyPicture({ query, body }: { query: z.infer<typeof onlyPictureQuery>; body: object }): void {
  if (query.only === undefined) return;
  const others = Object.keys(body).filter((field) => field !== 'picture');
  if (others.length > 0)
    throw invalid(Object.fromEntries(others.map((field) => [field, [apiMessages.notAllowedHere]])));
}

/** Returns one size of a picture, to be sent. @throws 404 if there is none */
export function pictureFileOf(record: PictureKeys, size: 'original' | 'thumb'): Sent {
  const key = size === 'original' ? record.picture_key : record.picture_thumb_key;
  if (key === null) throw notFound();
  const ending = key.slice(key.lastIndexOf('.') + 1);
  return { key, contentType: `image/${ending === 'jpg' ? 'jpeg' : ending}`, filename: null };
}

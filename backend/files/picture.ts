import { z } from 'zod';
import { invalid, notFound } from '../api/errors.ts';
import { pictureField } from './field.ts';
import { messages } from './messages.ts';
import type { Sent } from './send.ts';
import type { Upload } from './upload.ts';

/** The field of a form that brings a picture: at most 5 MB. */
export const pictureFile = pictureField({ name: 'picture', maxBytes: 5_242_880, tooLarge: messages.pictureTooLarge });

/** A picture as api/v1 returns it: the paths of its two sizes, other ones for another picture. */
export const picture = z.object({ original: z.string(), thumb: z.string() }).meta({ id: 'Picture' });
export type Picture = z.infer<typeof picture>;

/** Where the record keeps its picture. */
export interface PictureKeys {
  readonly picture_key: string | null;
  readonly picture_thumb_key: string | null;
}

type Area = 'users' | 'organizations';

/** The picture of a record; null where there is none. */
export function pictureOf(area: Area, id: number, key: string | null): Picture | null {
  if (key === null) return null;
  const path = (size: string) => `/api/v1/${area}/${id}/picture/${size}?v=${key.slice(0, 8)}`;
  return { original: path('original'), thumb: path('thumb') };
}

/** The columns for a picture that was sent: another one, none (null), or unchanged (undefined). */
export function pictureColumns(sent: Upload | null | undefined): Partial<PictureKeys> {
  if (sent === undefined) return {};
  const keys = sent?.claim();
  return { picture_key: keys?.file ?? null, picture_thumb_key: keys?.thumb ?? null };
}

/** The history's entry for a changed picture; none where it stays. */
export function pictureChanges(
  area: Area,
  id: number,
  before: string | null,
  { picture_key: after }: Partial<PictureKeys>,
): { field: string; from: Picture | null; to: Picture | null }[] {
  if (after === undefined || after === before) return [];
  return [{ field: 'picture', from: pictureOf(area, id, before), to: pictureOf(area, id, after) }];
}

/** The paths of pictures carry a version, which is only for caches. */
export const pictureQuery = z.strictObject({ v: z.string().max(40).optional() });

/** `only=picture`: the form may contain nothing else. The gateway passes such forms on without parsing them. */
export const onlyPictureQuery = z.strictObject({ only: z.literal('picture').optional() });

/** Enforces `only=picture`. @throws 422 for every other field */
export function requireOnlyPicture({ query, body }: { query: z.infer<typeof onlyPictureQuery>; body: object }): void {
  if (query.only === undefined) return;
  const others = Object.keys(body).filter((field) => field !== 'picture');
  if (others.length > 0) throw invalid(Object.fromEntries(others.map((field) => [field, ['is not allowed here']])));
}

/** One size of a picture as it is answered with. @throws 404 where there is none */
export function pictureFileOf(record: PictureKeys, size: 'original' | 'thumb'): Sent {
  const key = size === 'original' ? record.picture_key : record.picture_thumb_key;
  if (key === null) throw notFound();
  const ending = key.slice(key.lastIndexOf('.') + 1);
  return { key, contentType: `image/${ending === 'jpg' ? 'jpeg' : ending}`, filename: null };
}

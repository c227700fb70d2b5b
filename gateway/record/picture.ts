const API = '/api/v1/';

/**
 * The gateway's path of a file of api/v1: `/api/v1/organizations/1/picture/thumb?v=3` →
 * `/files/organizations/1/picture/thumb?v=3`. Other addresses stay as they are: another backend may keep its files elsewhere.
 */
export const filePath = (restUrl: string): string =>
  restUrl.startsWith(API) ? `/files/${restUrl.slice(API.length)}` : restUrl;

/** A picture by its addresses in api/v1; summaries have the small one only. */
export interface RestPicture {
  readonly thumb?: string | null;
  readonly original?: string | null;
}

/** The fields of an input with `removePicture` as api/v1 takes it. New pictures are uploaded to `/files`. */
export function withoutPicture<Input extends { readonly removePicture?: boolean | null }>(input: Input) {
  const { removePicture, ...fields } = input;
  return { ...fields, ...(removePicture && { picture: null }) };
}

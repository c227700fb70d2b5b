const API = '/api/v1/';

/**
 * Converts the path of a file of api/v1 to the gateway's: `/api/v1/organizations/1/picture/thumb?v=3` becomes
 * `/files/organizations/1/picture/thumb?v=3`. Other URLs stay as is: another backend may keep its files elsewhere.
 */
export const filePath = (restUrl: string): string =>
  restUrl.startsWith(API) ? `/files/${restUrl.slice(API.length)}` : restUrl;

/** A picture by its URLs in api/v1; summaries have only the thumbnail. */
export interface RestPicture {
  readonly thumb?: string | null;
  readonly original?: string | null;
}

/** Maps the `removePicture` of an input to api/v1's field. New pictures are uploaded to `/files`. */
export function withoutPicture<Input extends { readonly removePicture?: boolean | null }>(input: Input) {
  const { removePicture, ...fields } = input;
  return { ...fields, ...(removePicture && { picture: null }) };
}

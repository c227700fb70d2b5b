/** Whether a token is an API key; its prefix is part of api/v1. */
export const isApiKey = (token: string | null): boolean => token?.startsWith('lading_') === true;

/** What is said about a failure where nothing more precise is known. */
export const failureMessages = {
  unknownError: 'Unknown Error has occurred',
  unavailable: 'The server cannot be reached right now. Nothing is lost: try again in a moment.',
};

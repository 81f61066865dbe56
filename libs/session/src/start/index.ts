// What the first script of a page needs of the session. It is inline in every page, so nothing here imports the client.
export { callWithoutClient } from './callWithoutClient';
export { keepEarlyStart, requestStart } from './earlyStart';
export { carriesAuthAnswer, hasStoredSession, validStoredSession } from './storedSession';

import { deleteDocument, keepDocument } from './documents';
import * as feedback from './feedback';
import * as lessons from './lessons';
import { addPhoto, deletePhoto, savePhoto } from './photos';

/** All changes of what a club keeps of a season. */
export const changes = { ...feedback, ...lessons, deleteDocument, keepDocument, addPhoto, deletePhoto, savePhoto };

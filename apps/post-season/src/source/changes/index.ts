import { deleteDocument, keepDocument } from './documents';
import * as feedback from './feedback';
import * as lessons from './lessons';
import { addPhoto, deletePhoto, savePhoto } from './photos';

/** Every change that Post-Season makes to its rows. */
export const changes = { ...feedback, ...lessons, deleteDocument, keepDocument, addPhoto, deletePhoto, savePhoto };

import { deleteDocument, keepDocument } from './documents';
import * as feedback from './feedback';
import * as invitations from './invitations';
import * as lessons from './lessons';
import { addPhoto, deletePhoto, savePhoto } from './photos';
import { deleteSurvey, saveSurvey } from './surveys';

/** Every change that Post-Season makes to its rows. */
export const changes = {
  ...feedback,
  ...invitations,
  ...lessons,
  deleteDocument,
  keepDocument,
  addPhoto,
  deletePhoto,
  savePhoto,
  deleteSurvey,
  saveSurvey,
};

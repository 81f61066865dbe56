import { deleteDocument, keepDocument, openDocument } from './documents';
import * as feedback from './feedback';
import * as invitations from './invitations';
import * as lessons from './lessons';
import * as people from './people';
import { addPhoto, deletePhoto, savePhoto } from './photos';
import * as seasons from './seasons';
import { deleteSurvey, saveSurvey } from './surveys';

/** Every change that Post-Season makes to its rows. */
export const changes = {
  ...feedback,
  ...invitations,
  ...lessons,
  ...people,
  ...seasons,
  deleteDocument,
  keepDocument,
  openDocument,
  addPhoto,
  deletePhoto,
  savePhoto,
  deleteSurvey,
  saveSurvey,
};

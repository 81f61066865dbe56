import {
  sampleClub,
  sampleDocuments,
  sampleId,
  sampleLessons,
  samplePhotos,
  sampleSeasons,
  sampleStaffReviews,
} from '@platform/sample-club';
import { LAKESIDE, lakesideId } from '../lakeside';
import { sizeOfFile } from '../sizeOfFile';
import { insert } from '../sql';

const clubId = sampleClub.id;
const lakesidePhoto = `${LAKESIDE}/${lakesideId('seasonPhoto', 1)}.jpg`;
const ofLakeside = { clubId: LAKESIDE, seasonId: lakesideId('season', 1) };

/** What both clubs keep of a season: lessons, photos, reviews and documents. */
export function seasonRecords(): string[] {
  return [
    insert('public.lessons', [
      ...sampleLessons.map((lesson) => ({ ...lesson, clubId })),
      {
        id: lakesideId('lesson', 1),
        ...ofLakeside,
        kind: 'improve',
        position: 1,
        lesson: 'Tee sheet on rainy days',
        action: 'Text members by seven in the morning',
        dueOn: '2026-03-15',
      },
    ]),
    insert('public.season_events', [
      {
        id: sampleId('seasonEvent', 1),
        clubId,
        seasonId: sampleSeasons[0].id,
        action: 'closed',
        happenedAt: sampleSeasons[0].closedAt,
        reason: null,
      },
      {
        id: lakesideId('seasonEvent', 1),
        ...ofLakeside,
        action: 'reopened',
        happenedAt: '2025-11-14T09:30:00-06:00',
        reason: 'Two invoices of October came late.',
      },
    ]),
    insert('public.season_photos', [
      ...samplePhotos.map((photo) => ({ ...photo, sizeBytes: sizeOfFile(photo.storagePath), clubId })),
      {
        id: lakesideId('seasonPhoto', 1),
        ...ofLakeside,
        storagePath: lakesidePhoto,
        mimeType: 'image/jpeg',
        sizeBytes: sizeOfFile(lakesidePhoto),
        altText: 'Morning fog over the eighteenth green, with the clubhouse behind it.',
        caption: 'Eighteen at dawn',
        takenOn: '2025-04-20',
        position: 1,
      },
    ]),
    insert('public.staff_reviews', [
      ...sampleStaffReviews.map((review) => ({ ...review, clubId })),
      {
        id: lakesideId('staffReview', 1),
        ...ofLakeside,
        staffId: lakesideId('staff', 2),
        rating: 4,
        strengths: 'Knows every regular and their table.',
        improvements: null,
        rehire: true,
        reviewedOn: '2025-11-10',
      },
    ]),
    insert('public.club_documents', [
      ...sampleDocuments.map((document) => ({ ...document, clubId })),
      ...(['financial_summary', 'staff_reviews'] as const).map((kind, index) => ({
        id: lakesideId('clubDocument', index + 1),
        ...ofLakeside,
        kind,
        title: kind === 'staff_reviews' ? 'Server Reviews' : 'Year in Numbers',
        confidential: kind === 'staff_reviews',
      })),
    ]),
  ];
}

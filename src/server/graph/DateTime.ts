import { builder } from './builder';

builder.scalarType('DateTime', {
  description: 'A moment in ISO 8601 format and UTC, such as `2026-11-22T08:00:00.000Z`.',
  serialize: (moment) => moment,
});

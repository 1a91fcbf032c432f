import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, instant } from '../values.ts';

export const getCalendarFeed = endpoint('getCalendarFeed', {
  summary: 'Get whether calendar programs can read the user’s due dates',
  access: 'user',
  rate: 'read',
  response: z.object({
    /** When the current address was created; null if there is none. */
    createdAt: instant.nullable(),
  }),
  errors: [],
});

export const createCalendarFeed = endpoint('createCalendarFeed', {
  summary: 'Create the secret calendar address; an earlier one stops working',
  access: 'user',
  rate: 'heavy',
  response: z.object({
    /** Only this response contains it. */
    url: z.url(),
  }),
  errors: [],
});

export const deleteCalendarFeed = endpoint('deleteCalendarFeed', {
  summary: 'Turn the calendar address off',
  access: 'user',
  rate: 'write',
  response: done,
  errors: [],
});

export const readCalendar = endpoint('readCalendar', {
  summary: 'Read due dates and trial ends of the next 12 months (RFC 5545), by the secret address alone',
  access: 'public',
  rate: 'read',
  params: z.object({ calendarFile: z.string().regex(/^[\w-]{80,240}\.ics$/) }),
  response: z.unknown(),
  kind: 'calendar',
  statuses: [304],
  errors: ['NotFound'],
});

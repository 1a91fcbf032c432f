import * as z from 'zod';
import { rejectWith } from '../errors.ts';
import { findInstitution, INSTITUTIONS, wireInstitution } from '../institutions.ts';
import { countryCode, readBody } from '../validate.ts';
import type { Route } from './route.ts';

const options = z.strictObject({
  include_optional_metadata: z.boolean().optional(),
  include_status: z.boolean().optional(),
  include_auth_metadata: z.boolean().optional(),
  include_payment_initiation_metadata: z.boolean().optional(),
});

export const getInstitutionById: Route = ({ context }, body) => {
  const request = readBody(
    {
      institution_id: z.string(),
      country_codes: z.array(countryCode).min(1, 'must contain at least one country code'),
      options: options.optional(),
    },
    body,
  );
  const institution = findInstitution(request.institution_id);
  if (institution === undefined || !request.country_codes.includes('US'))
    throw rejectWith('INVALID_INSTITUTION');
  return { institution: wireInstitution(institution, optionsOf(request.options, context.now())) };
};

export const getInstitutions: Route = ({ context }, body) => {
  const request = readBody(
    {
      count: z.int().min(1).max(500),
      offset: z.int().min(0),
      country_codes: z.array(countryCode).min(1, 'must contain at least one country code'),
      options: options.extend({ products: z.array(z.string()).nullish() }).optional(),
    },
    body,
  );
  const institutions = request.country_codes.includes('US') ? INSTITUTIONS : [];
  const page = institutions.slice(request.offset, request.offset + request.count);
  return {
    institutions: page.map((institution) =>
      wireInstitution(institution, optionsOf(request.options, context.now())),
    ),
    total: institutions.length,
  };
};

function optionsOf(
  requested: z.output<typeof options> | undefined,
  now: Date,
): Parameters<typeof wireInstitution>[1] {
  return {
    withMetadata: requested?.include_optional_metadata === true,
    withStatus: requested?.include_status === true,
    now: now.toISOString(),
  };
}

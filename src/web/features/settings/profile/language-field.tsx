import { isLanguage, LANGUAGES, type Language } from '#domain/people/language.ts';
import { texts as languages } from '../../../texts/en/languages.ts';
import { SelectField } from '../../../ui/fields/field.tsx';

/** The language of screens, emails and reports. */
export function LanguageField({
  value,
  onChange,
}: {
  readonly value: Language;
  readonly onChange: (value: Language) => void;
}) {
  return (
    <SelectField
      label={languages.label}
      hint={languages.hint}
      value={value}
      onChange={(event) => onChange(isLanguage(event.target.value) ? event.target.value : value)}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {languages.names[language]}
        </option>
      ))}
    </SelectField>
  );
}

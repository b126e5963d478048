import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react';
import { TextAreaField } from '../../../components/Field';

type MarkdownFieldProps = Pick<
  ComponentProps<typeof TextAreaField>,
  'label' | 'hint' | 'error' | 'name' | 'lang' | 'className' | 'aria-required'
> & { value: string; onChange: (event: { target: { value: string } }) => void };

/**
 * An input for Markdown that shows it as the site does. A text area replaces it while the editor loads or when it cannot
 * be loaded, and for a text with something that it does not show.
 */
export function MarkdownField({ onChange, ...control }: MarkdownFieldProps) {
  const { label, value } = control;
  const [editor, setEditor] = useState<typeof import('./RichText')>();
  const [isTyping, setIsTyping] = useState(false);
  const written = useRef<string>(undefined);
  useEffect(() => {
    import('./RichText').then(
      ({ RichTextField, roundTrips }) => setEditor({ RichTextField, roundTrips }),
      () => {},
    );
  }, []);
  const isShown = useMemo(() => editor && (value === written.current || editor.roundTrips(value)), [editor, value]);
  if (editor && isShown && !isTyping) {
    const change = (text: string) => {
      written.current = text;
      onChange({ target: { value: text } });
    };
    return <editor.RichTextField {...control} aria-label={label} onChange={change} />;
  }
  // Replaced only after it has lost the focus, so that typing is not interrupted.
  return (
    <TextAreaField
      {...control}
      rows={6}
      onChange={onChange}
      onFocus={() => setIsTyping(true)}
      onBlur={() => setIsTyping(false)}
    />
  );
}

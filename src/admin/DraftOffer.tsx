import { useLabels } from '../components/wording';
import { defaultLanguage } from '../i18n/languages';
import type { Draft } from './drafts';
import { noticeStyles, toolStyles } from './styles';

type DraftOfferProps = { draft: Draft; onResume: () => void; onDiscard: () => void };

/** Offers a draft back. It blocks nothing: whoever types on keeps both. */
export function DraftOffer({ draft, onResume, onDiscard }: DraftOfferProps) {
  const label = useLabels();
  const date = new Date(draft.savedAt).toLocaleString(defaultLanguage, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div css={noticeStyles} role="status">
      <p>{label('admin.edit.draftFound', { date })}</p>
      <button type="button" css={toolStyles} onClick={onResume}>
        {label('admin.edit.draftResume')}
      </button>
      <button type="button" css={toolStyles} onClick={onDiscard}>
        {label('admin.edit.draftDiscard')}
      </button>
    </div>
  );
}

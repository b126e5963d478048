import { css } from '@emotion/react';
import { navigate } from 'gatsby';
import type { FormEvent } from 'react';
import { buttonStyles } from '../components/buttonStyles';
import { InputField } from '../components/Field';
import { titleStyles } from '../components/SectionHeading';
import { toast } from '../components/toasts';
import { useLabels } from '../components/useLabels';
import { token } from '../theme/tokens';
import { dashboardPath } from './AdminPage';
import { areDemoCredentials, demoCredentials, signIn } from './session';

const formStyles = css`
  display: grid;
  gap: 1.25rem;
  inline-size: 100%;
  max-inline-size: 26rem;
  margin-inline: auto;
  padding: clamp(1.25rem, 4vw, 2rem);
  border: 1px solid ${token('--color-line')};
  background: ${token('--color-card')};
`;

export function Login() {
  const label = useLabels();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    if (!areDemoCredentials(String(typed.get('username')), String(typed.get('password')))) {
      toast.error({ title: label('admin.login.failureTitle'), message: label('admin.login.failure') });
      event.currentTarget.querySelector<HTMLElement>('[name="password"]')?.focus();
      return;
    }
    const remembered = signIn();
    toast.success({
      title: label('admin.login.successTitle'),
      message: remembered
        ? label('admin.login.success')
        : `${label('admin.login.success')} ${label('admin.login.notRemembered')}`,
    });
    void navigate(wantedPath(), { replace: true });
  };

  return (
    <form css={formStyles} onSubmit={submit}>
      <h1 css={titleStyles}>{label('admin.login.title')}</h1>
      <InputField label={label('admin.login.username')} name="username" autoComplete="username" required />
      <InputField
        label={label('admin.login.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <button type="submit" css={buttonStyles.primary}>
        {label('admin.login.submit')}
      </button>
      <p>{label('admin.login.hint', demoCredentials)}</p>
    </form>
  );
}

/** Where one was sent to the login from: a screen of the editor, nothing else. */
function wantedPath(): string {
  const next = new URLSearchParams(window.location.search).get('next') ?? '';
  return /^\/admin\/[\w/]+$/.test(next) ? next : dashboardPath;
}

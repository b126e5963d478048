import { css } from '@emotion/react';
import { navigate } from 'gatsby';
import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { dashboardPath } from '../../../routes';
import { clearToasts, toast } from '../../../shared/browser/toasts';
import { InputField } from '../../../shared/components/Field';
import { buttonStyles } from '../../../shared/theme/buttonStyles';
import { calloutStyles } from '../../../shared/theme/islandStyles';
import { cardBoxStyles } from '../../../shared/theme/pageStyles';
import { token } from '../../../shared/theme/tokens';
import { useLabels } from '../../../shared/wording/wording';
import { areDemoCredentials, demoCredentials, signIn } from './session';

const edge = 'clamp(min(1.25rem, 5.5vw), 4vw, 2rem)';

const formStyles = css`
  display: grid;
  gap: 1.25rem;
  inline-size: min(100%, 26rem);
  margin: max(0px, 4vw - 1rem) auto 0;
  padding: ${edge};
  ${cardBoxStyles};
  &::before {
    content: '';
    block-size: 1.5rem;
    margin: calc(-1 * ${edge}) calc(-1 * ${edge}) 0;
    background: ${token('--image-ndop')} center / 1.5rem, ${token('--color-night')};
    forced-color-adjust: none;
  }
`;

export function Login() {
  const label = useLabels();
  const [problems, setProblems] = useState<{ username?: string; password?: string }>({});

  // Uncontrolled inputs, because password managers fill and read them.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    clearToasts();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const username = String(typed.get('username'));
    const password = String(typed.get('password'));
    const refuse = (found: typeof problems) => {
      // Rendered synchronously, so that a screen reader reads the error with the field.
      flushSync(() => setProblems(found));
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    };
    const required = label('editor.problem.required');
    if (!username || !password)
      return refuse({ ...(!username && { username: required }), ...(!password && { password: required }) });
    if (areDemoCredentials(username, password)) {
      signIn();
      toast.success({ title: label('editor.login.successTitle'), message: label('editor.login.success') });
      void navigate(dashboardPath, { replace: true });
      return;
    }
    toast.error({ title: label('editor.login.failureTitle'), message: label('editor.login.failure') });
    refuse({ password: label('editor.login.failure') });
  };

  return (
    // `method="dialog"` does nothing outside a dialog, so a submit before hydration does not put the password in the
    // URL.
    <form css={formStyles} method="dialog" noValidate onSubmit={submit}>
      <h1>{label('editor.login.title')}</h1>
      <p css={[calloutStyles, { paddingInline: 'min(1rem, 4vw)', whiteSpace: 'pre-line' }]}>
        {label('editor.login.hint', demoCredentials)}
      </p>
      <InputField
        label={label('editor.login.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={problems.username}
      />
      <InputField
        label={label('editor.login.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={problems.password}
      />
      <button type="submit" css={buttonStyles.primary}>
        {label('editor.login.submit')}
      </button>
    </form>
  );
}

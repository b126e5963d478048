import { ToolError } from '../toolError';

/** Stops where a site is built or served for the public: nobody must ever be thanked for money that was not given. */
export function refuseDeployment(env: NodeJS.ProcessEnv): void {
  const sign = env.NETLIFY ? 'NETLIFY' : env.CONTEXT === 'production' && 'CONTEXT=production';
  if (sign) {
    throw new ToolError(
      `The payment emulator takes no real money and never runs beside a deployed site: ${sign} is set.`,
    );
  }
}

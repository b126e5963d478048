import { ToolError } from '../toolError';

/** @throws ToolError on a deployed site, where an emulated payment would thank a donor who gave no money */
export function refuseDeployment(env: NodeJS.ProcessEnv): void {
  const sign = env.NETLIFY ? 'NETLIFY' : env.CONTEXT === 'production' && 'CONTEXT=production';
  if (sign) {
    throw new ToolError(
      `The payment emulator takes no real money and never runs beside a deployed site: ${sign} is set.`,
    );
  }
}

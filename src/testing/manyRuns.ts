// Jest loads this file for `npm run model` only.
process.env.MODEL_RUNS ??= '1000';
process.env.MODEL_SEED ??= String(Date.now() % 1e6);
process.stdout.write(`MODEL_SEED=${process.env.MODEL_SEED}\n`);

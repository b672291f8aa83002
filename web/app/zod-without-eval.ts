import { z } from 'zod';

// Zod would compile its checks with `new Function`, which the content security policy forbids. Schemas decide this as
// they are made, so this module is imported before any of the contract's.
z.config({ jitless: true });
